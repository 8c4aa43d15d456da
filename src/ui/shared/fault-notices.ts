import { type Fault, type FaultCode, isFault } from "#ports/fault.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { SHOP_UNREACHABLE } from "#ui/shared/shop-unreachable.ts";

export const PAYMENT_ERROR: Notice = {
  title: "Payment Error",
  text: "Something went wrong with your payment. Please try again.",
  tone: "destructive",
  outlastsPage: true,
};

const UNKNOWN_FAILURE: Notice = {
  title: "Something Went Wrong",
  text: "Your change was not kept. Please try again.",
  tone: "destructive",
};

const NOTICES: Readonly<Partial<Record<FaultCode, Notice>>> = {
  "storage-full": {
    title: "Not Saved",
    text: "This browser's storage is full, so your change was not kept. Free some space and try again.",
    tone: "destructive",
  },
  "storage-unavailable": {
    title: "Not Saved",
    text: "This browser does not let the shop keep anything, so your change was lost.",
    tone: "destructive",
  },
  "password-check-unavailable": {
    title: "Login Not Possible Here",
    text: "This page was opened without https, and browsers check passwords on secure pages only. Please open it by https, or on the farm's own computer by localhost.",
    tone: "destructive",
  },
  "shop-unreachable": { ...SHOP_UNREACHABLE, tone: "destructive" },
  "code-missing": {
    title: "Please Reload",
    text: "Nothing was changed: this page has become too old, or there is no connection. Keep a copy of what you typed, then reload the page.",
    tone: "destructive",
    duration: Number.POSITIVE_INFINITY,
  },
  "shop-busy": {
    title: "Shop Busy",
    text: "Too many people changed the same thing at once, so your change was not kept. Please try again.",
    tone: "destructive",
  },
  "shop-full": {
    title: "Not Saved",
    text: "The shop has no room left to keep anything, so your change was not kept.",
    tone: "destructive",
  },
  "not-allowed": {
    title: "Only for the Owner",
    text: "You are logged in as a helper, so nothing was changed.",
    tone: "destructive",
  },
  "not-logged-in": {
    title: "Please Log In Again",
    text: "Your session has ended, so your change was not kept.",
    tone: "destructive",
  },
};

const SECONDS_IN_A_MINUTE = 60;

const tooManyAttempts = (seconds: number): Notice => {
  const minutes = Math.max(1, Math.ceil(seconds / SECONDS_IN_A_MINUTE));
  return {
    title: "Please Wait",
    text: `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    tone: "destructive",
  };
};

export const noticeOf = ({ code, retryAfter }: Fault): Notice => {
  if (code === "too-many-requests") return tooManyAttempts(retryAfter);
  return NOTICES[code] ?? (code.startsWith("payment-") ? PAYMENT_ERROR : UNKNOWN_FAILURE);
};

export const noticeOfFailure = (failure: unknown): Notice =>
  isFault(failure) ? noticeOf(failure) : UNKNOWN_FAILURE;
