import type { Farm } from "#core/farm.ts";

export const SITE_PICTURE = { path: "/pictures/og.png", width: 1200, height: 630 } as const;

export const pictureWords = ({ name }: Farm): string =>
  `${name}: a brown hen in front of the rising sun, with three eggs in the grass and a field gate`;
