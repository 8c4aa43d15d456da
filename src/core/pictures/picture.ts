export const PICTURE_TYPES = ["webp", "jpg", "png", "gif"] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];

/** The widths in pixels that pages choose from, besides the original's. */
export const WIDTHS = [400, 800, 1600] as const;

export type Width = (typeof WIDTHS)[number];

/** Of each side, in pixels. */
export const MOST_SIDE = 6_000;

export const MOST_FILE_BYTES = 2_000_000;

export interface PictureFile {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** As it was saved, and nothing else: a backup carries it byte for byte. */
export interface Original extends PictureFile {
  /** SHA-256 in hexadecimal: of the bytes, or of the data address where that is written in a way of its own. */
  readonly hash: string;
  /** The data address where it is written in a way of its own; else null. */
  readonly written: string | null;
}

/** What a page has to know to show it. */
export interface PictureFacts extends Pick<Original, "hash" | "type" | "width" | "height"> {
  /** Narrower files, from the narrowest on. */
  readonly narrower: readonly Pick<PictureFile, "width" | "type">[];
}

export interface UnfitPicture {
  readonly kind: "unfit-picture";
  readonly why: "no-picture" | "broken" | "too-heavy" | "too-large" | "other-width";
}

/** The widths that a picture is made smaller to. One that moves would stand still. */
export const widthsFor = ({
  width,
  type,
}: Pick<PictureFile, "width" | "type">): readonly Width[] =>
  type === "gif" ? [] : WIDTHS.filter((narrower) => narrower < width);
