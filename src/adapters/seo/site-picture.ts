import type { Farm } from "#core/farm.ts";

export const SITE_PICTURE = { path: "/pictures/og.png", width: 1200, height: 630 } as const;

export const pictureWords = ({ name }: Farm): string =>
  `${name}: a brown hen beside a basket of eggs in front of a red barn`;
