import type { AddCustomerRefusal } from "#core/customers/customer.ts";
import type { PutBackRefusal } from "#core/customers/put-back-customer.ts";
import type { UpdateCustomerRefusal } from "#core/customers/update-customer.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";

export const ADD_REFUSALS: Record<AddCustomerRefusal["kind"], Notice> = {
  "missing-information": {
    title: "Missing Information",
    text: "Please provide at least a name and email.",
    tone: "destructive",
  },
  "invalid-email": {
    title: "Invalid Email",
    text: "Please provide an email address such as mabel@example.com.",
    tone: "destructive",
  },
  "invalid-phone": {
    title: "Invalid Phone",
    text: "Please provide a phone number such as 01293 555010, or none.",
    tone: "destructive",
  },
  "duplicate-email": {
    title: "Customer Exists",
    text: "A customer with this email already exists.",
    tone: "destructive",
  },
};

export const UPDATE_REFUSALS: Record<UpdateCustomerRefusal["kind"], Notice> = {
  ...ADD_REFUSALS,
  "record-gone": {
    title: "Customer Not Found",
    text: "This customer is no longer kept.",
    tone: "destructive",
  },
  "record-changed": {
    title: "Customer Changed",
    text: "This customer was changed on another page meanwhile. Please look at it and save again.",
    tone: "destructive",
  },
};

export const PUT_BACK_REFUSALS: Record<PutBackRefusal["kind"], Notice> = {
  ...ADD_REFUSALS,
  "person-erased": {
    title: "Not Restored",
    text: "This person has been erased, and stays erased.",
    tone: "destructive",
  },
};
