import { SENDING_FAILED } from "#core/outbox/send-queue.ts";
import { REFUSALS, refused } from "#ui/admin/refusals.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";

export const COUNT_REFUSALS = {
  ...REFUSALS,
  "too-many-kept": refused(
    "Error",
    "You keep more eggs of a size than there are of it. Please check ‘Kept for us’.",
  ),
};

const NOTICES: Readonly<Record<string, Notice | null>> = COUNT_REFUSALS;

const TEXTS: Readonly<Record<string, string>> = {
  [SENDING_FAILED]:
    "Something is wrong with this page, so it may not have been sent. Reload the page, and try again.",
  "unknown-flock": "The shop has no such flock. Please choose another one.",
};

export const countRefusalText = (kind: string): string =>
  TEXTS[kind] ?? NOTICES[kind]?.text ?? "The shop could not take this count.";
