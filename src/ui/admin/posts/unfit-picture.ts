import type { Notice } from "#ui/shared/notices/notices.ts";

export const UNFIT_PICTURE: Notice = {
  title: "Picture Not Taken",
  text: "One of the pictures can't be kept: it may be broken, larger than 2 MB, or no JPEG, PNG, WebP or GIF file. Nothing has been saved yet.",
  tone: "destructive",
};
