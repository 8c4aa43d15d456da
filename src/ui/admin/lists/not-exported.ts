import type { Notice } from "#ui/shared/notices/notices.ts";

export const NOT_EXPORTED: Notice = {
  title: "Not Exported",
  text: "The file could not be made. Please check your connection and try again.",
  tone: "destructive",
};
