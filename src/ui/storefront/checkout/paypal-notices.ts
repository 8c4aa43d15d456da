import type { Notice } from "#ui/shared/notices/notices.ts";

export const PAYPAL_NOT_CONFIGURED: Notice = {
  title: "PayPal Not Configured",
  text: "The shop owner hasn't configured the provider yet. Please provide the Client ID!",
  tone: "destructive",
};

const NO_WINDOW: Notice = {
  title: "PayPal Can't Open Here",
  text: "Open this page in your browser to pay.",
  tone: "destructive",
  duration: Number.POSITIVE_INFINITY,
};

const PAYPAL_ERROR: Notice = {
  title: "PayPal Error",
  text: "An error occurred with the payment. Please try again.",
  tone: "destructive",
  outlastsPage: true,
};

/** PayPal's buttons say "Can not open popup window" where a browser opens none. */
export const paypalNotice = ({ message }: { readonly message?: unknown }): Notice =>
  /open popup/i.test(String(message)) ? NO_WINDOW : PAYPAL_ERROR;
