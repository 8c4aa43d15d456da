import type { Notice } from "#ui/shared/notices/notices.ts";

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
