import type { Notice } from "#ui/shared/notices/notices.ts";

/** The way back from what has just been done. */
export const undo = (press: () => void): Pick<Notice, "action"> => {
  let isUndone = false;
  return {
    action: {
      label: "Undo",
      // The second press of a double click finds the notice leaving.
      press: () => {
        if (!isUndone) press();
        isUndone = true;
      },
    },
  };
};
