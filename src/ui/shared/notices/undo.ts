import type { Notice } from "#ui/shared/notices/notices.ts";

/** The way back from what has just been done. */
export const undo = (press: () => void): Pick<Notice, "action"> => ({
  action: { label: "Undo", press },
});
