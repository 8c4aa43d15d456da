import { paypalPayments } from "#adapters/paypal/browser/paypal-payments.ts";
import { practicePayments } from "#adapters/practice/practice-payments.ts";
import { hashedPasswordCheck } from "#adapters/web-crypto/password-check.ts";
import { newCode } from "./browser-deps.ts";

/** What the shop in one browser asks of the outside, when money or a password comes. */
export const doorsInBrowser = (adminPasswordHash: string) => ({
  paypal: paypalPayments(),
  practice: practicePayments(newCode),
  passwords: hashedPasswordCheck(window.crypto.subtle, adminPasswordHash),
  digest: async (text: string) => (await import("#adapters/sha256/sha256.ts")).sha256(text),
});

export type DoorsInBrowser = ReturnType<typeof doorsInBrowser>;
