import type { Refusal } from "#tests/support/every-command.ts";

/** What they keep although they refuse: what was asked of the provider, and a mail that didn't go. */
export const KEPT: Readonly<Record<string, readonly string[]>> = {
  "counter.cancelOrder": ["refund-waiting"],
  "office.giveBack": ["refund-waiting"],
  "office.sendTestMail": ["mail-failed"],
};

export const isAgainstIt = (name: string, refusal: Refusal | null, hasChanged: boolean): boolean =>
  refusal !== null && hasChanged && !KEPT[name]?.includes(refusal.kind);
