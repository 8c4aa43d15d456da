/** What a field says of what is typed there. */
export const PHONE_FAULT = "This is no phone number.";
