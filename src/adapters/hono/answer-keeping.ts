import type { Keeping } from "#adapters/hono/answer-once.ts";
import type { Caller } from "#adapters/hono/caller-cookies.ts";
import type { OpenedPayment } from "#core/payments/open-payment.ts";

/**
 * Commands that do more than one unit of work, in whose commit the answer could be kept. "nowhere" is for those that
 * are idempotent by themselves.
 */
const KEEPING: Readonly<Record<string, Keeping>> = {
  openPayment: "at-the-end",
  takePayment: "at-the-end",
  refundOrder: "at-the-end",
  cancelOrder: "at-the-end",
  refundPart: "at-the-end",
  sendTestMail: "at-the-end",
  requestOrderLink: "at-the-end",
  useOrderLink: "at-the-end",
  changePassword: "at-the-end",
  // Its answer holds a password.
  addHelper: "nowhere",
  removeHelper: "nowhere",
  endSession: "nowhere",
  endOtherSessions: "nowhere",
  logIn: "nowhere",
  logOut: "nowhere",
};

export const keepingOf = (name: string): Keeping => KEEPING[name] ?? "in-its-work";

type Renewal = (caller: Caller, value: unknown) => Promise<void>;

const RENEWALS: Readonly<Record<string, Renewal>> = {
  openPayment: ({ lookups }, value) => lookups.remember((value as OpenedPayment).orderId),
  useOrderLink: ({ lookups }, value) => lookups.prove(value as string),
};

export const renewCookies = async (name: string, body: string, caller: Caller): Promise<void> => {
  const { value } = JSON.parse(body) as { value?: { ok?: boolean; value?: unknown } };
  if (value?.ok) await RENEWALS[name]?.(caller, value.value);
};
