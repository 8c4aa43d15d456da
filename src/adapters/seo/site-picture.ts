import { FARM } from "#core/farm.ts";

/** Drawn by tools/pictures/draw-pictures.js. */
export const SITE_PICTURE = {
  path: "/pictures/og.png",
  width: 1200,
  height: 630,
  description: `${FARM.name}: a brown hen beside a basket of eggs in front of a red barn`,
} as const;
