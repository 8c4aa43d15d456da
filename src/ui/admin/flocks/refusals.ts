import type { NoteRefusal } from "#core/flocks/correct-note.ts";
import type { PutBackEntriesRefusal } from "#core/flocks/delete-entry.ts";
import type { LogCostRefusal } from "#core/flocks/log-cost.ts";
import type { LogEggsRefusal } from "#core/flocks/log-eggs.ts";
import type { UpdateCostRefusal, UpdateEggsRefusal } from "#core/flocks/update-entry.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";

export const UNLIKELY_DAY: Notice = {
  title: "Error",
  text: "Please check the date: it is before 1970, or more than a year ahead.",
  tone: "destructive",
};

export const COST_REFUSALS: Record<LogCostRefusal["kind"], Notice> = {
  "missing-cost": {
    title: "Error",
    text: "Please select a cost type and enter an amount.",
    tone: "destructive",
  },
  "unlikely-day": UNLIKELY_DAY,
};

export const EGG_REFUSALS: Record<LogEggsRefusal["kind"], Notice> = {
  "too-many-eggs": {
    title: "Error",
    text: "No day brings more than 1,000,000 eggs of a size. Please check the marked counts.",
    tone: "destructive",
  },
  "unlikely-day": UNLIKELY_DAY,
};

export const PUT_BACK_REFUSALS: Record<PutBackEntriesRefusal["kind"], Notice> = {
  "unlikely-entry": {
    title: "Not Restored",
    text: "Something in this entry can't be. Please log it anew.",
    tone: "destructive",
  },
};

export const OVERTAKEN = {
  "record-gone": {
    title: "Entry Not Found",
    text: "This entry is no longer kept.",
    tone: "destructive",
  },
  "record-changed": {
    title: "Entry Changed",
    text: "This entry was changed on another page meanwhile. Please look at it and save again.",
    tone: "destructive",
  },
} as const satisfies Record<string, Notice>;

export const UPDATE_COST_REFUSALS: Record<UpdateCostRefusal["kind"], Notice> = {
  ...COST_REFUSALS,
  ...OVERTAKEN,
};

export const NOTE_REFUSALS: Record<NoteRefusal["kind"], Notice> = {
  "too-many-cracked": {
    title: "Error",
    text: "No day brings more than 1,000,000 cracked eggs. Please check the figure.",
    tone: "destructive",
  },
  "too-many-kept": {
    title: "Error",
    text: "More eggs would be kept than there are of that size.",
    tone: "destructive",
  },
};

export const UPDATE_EGGS_REFUSALS: Record<UpdateEggsRefusal["kind"], Notice> = {
  ...EGG_REFUSALS,
  ...NOTE_REFUSALS,
  ...OVERTAKEN,
};
