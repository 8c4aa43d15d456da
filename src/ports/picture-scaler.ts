import type { PictureToKeep } from "#core/pictures/keep-picture.ts";

/** Encodes pictures in the browser that saves them. */
export interface PictureScaler {
  /** Narrower files of a picture, as data URLs; none for a picture that can't be opened. */
  widthsOf(address: string): Promise<PictureToKeep["widths"]>;
}
