import type { PictureFile } from "#core/pictures/picture.ts";
import { pictureAddress, readPictureAddress } from "#core/pictures/picture-address.ts";

/** Phones get little more than half the width: their dots are too small to see a difference. */
export const PICTURE_SIZES = {
  card: "(min-width: 68rem) 24rem, (min-width: 46rem) 50vw, 55vw",
  thumb: "(min-width: 60rem) 24rem, (min-width: 44rem) 45vw, 7rem",
  hero: "(min-width: 50rem) 36rem, 55vw",
  story: "(min-width: 50rem) 46rem, 55vw",
  row: "6rem",
} as const;

export interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
  readonly size?: { readonly width: number; readonly height: number };
}

type File = Pick<PictureFile, "width" | "type">;

export const sourcesOf = (address: string): PictureSources => {
  const facts = readPictureAddress(address)?.facts;
  if (!facts) return { src: address };
  const { hash, width, height, type, narrower } = facts;
  const fileAt = (file: File) => `${pictureAddress(hash)}/${file.width}.${file.type}`;
  const own = { width, type };
  const srcSet = [...narrower, own].map((file) => `${fileAt(file)} ${file.width}w`).join(", ");
  return {
    src: fileAt(own),
    ...(narrower.length > 0 && { srcSet }),
    size: { width, height },
  };
};
