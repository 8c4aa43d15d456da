import type { PictureToKeep } from "#core/pictures/keep-picture.ts";

/** Encodes pictures anew, in the browser of whoever saves them. */
export interface PictureScaler {
  /** Narrower files of the picture at an address, as data URLs; none of one that can't be opened. */
  widthsOf(address: string): Promise<PictureToKeep["widths"]>;
}
