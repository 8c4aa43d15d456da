export const PICTURE_TYPES = ["webp", "jpg", "png", "gif"] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];

export const WIDTHS = [400, 800, 1600] as const;

export type Width = (typeof WIDTHS)[number];

export const MOST_SIDE = 6_000;

export const MOST_FILE_BYTES = 2_000_000;

export interface PictureFile {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** A backup carries it byte for byte. */
export interface Original extends PictureFile {
  /** SHA-256 in hexadecimal of the bytes, or of an unusually written data address. */
  readonly hash: string;
  readonly written: string | null;
}

export interface PictureFacts extends Pick<Original, "hash" | "type" | "width" | "height"> {
  readonly narrower: readonly Pick<PictureFile, "width" | "type">[];
}

export interface UnfitPicture {
  readonly kind: "unfit-picture";
  readonly why: "no-picture" | "broken" | "too-heavy" | "too-large" | "other-width";
}

/** A moving picture would stand still. */
export const widthsFor = ({
  width,
  type,
}: Pick<PictureFile, "width" | "type">): readonly Width[] =>
  type === "gif" ? [] : WIDTHS.filter((narrower) => narrower < width);
