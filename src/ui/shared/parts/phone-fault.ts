export const PHONE_FAULT = "This is no phone number.";
