import { useMedia } from "#ui/shared/use-media.ts";

/** Where the daily places stand at the foot of the window, and no sidebar. */
export const useIsNarrow = (): boolean => useMedia("(width < 64rem)");
