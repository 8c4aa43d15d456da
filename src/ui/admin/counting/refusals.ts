import type { LogCountRefusal } from "#core/care/log-count.ts";
import { SENDING_FAILED } from "#core/queue/send-queue.ts";
import { EGG_REFUSALS } from "#ui/admin/flocks/refusals.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";

type Kind = LogCountRefusal["kind"];

export const COUNT_REFUSALS: Record<Kind, Notice> = {
  ...EGG_REFUSALS,
  "too-many-cracked": {
    title: "Error",
    text: "No day brings more than 1,000,000 cracked eggs. Please check the figure.",
    tone: "destructive",
  },
  "too-many-kept": {
    title: "Error",
    text: "You keep more eggs of a size than there are of it. Please check ‘Kept for us’.",
    tone: "destructive",
  },
};

const TEXTS: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(Object.entries(COUNT_REFUSALS).map(([kind, { text }]) => [kind, text])),
  [SENDING_FAILED]:
    "Something is wrong with this page, so it may not have been sent. Reload the page, and try again.",
  "unknown-flock": "The shop has no such flock. Please choose another one.",
};

/** Why the shop didn't take a count that waited. */
export const countRefusalText = (kind: string): string =>
  TEXTS[kind] ?? "The shop could not take this count.";
