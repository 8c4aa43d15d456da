import type { Notice } from "#ui/shared/notices/notices.ts";

export const PAYPAL_NOT_CONFIGURED: Notice = {
  title: "PayPal Not Configured",
  text: "The shop owner hasn't configured the provider yet. Please provide the Client ID!",
  tone: "destructive",
};

export const PAYPAL_ERROR: Notice = {
  title: "PayPal Error",
  text: "An error occurred with the payment. Please try again.",
  tone: "destructive",
  outlastsPage: true,
};
