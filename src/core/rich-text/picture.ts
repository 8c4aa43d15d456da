import { readPictureAddress } from "#core/pictures/picture-address.ts";

export const MOST_PIXELS = 1600;

export const MOST_BYTES = 250_000;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const storedSizeOf = ({ width, height }: Size, most = MOST_PIXELS): Size => {
  const scale = Math.min(1, most / Math.max(width, height, 1));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

const KEPT_IN_ITSELF = /^data:image\/(?:png|jpeg|webp|gif)[;,]/i;

/** Excludes what a browser would read as another host: "//", "/\\" or a line break. */
const OWN_FILE = /^\/(?:[\w.~%-]+\/)*[\w.~%-]+$/;

/** A data URL or the shop's own file: pictures of the web are never fetched. */
export const isPicture = (address: string): boolean =>
  KEPT_IN_ITSELF.test(address) || OWN_FILE.test(address) || readPictureAddress(address) !== null;
