/** Follows each format's parts to the end without decoding. */
import type { PictureType } from "#core/pictures/picture.ts";

const isPng = (bytes: Buffer): boolean => {
  let at = 8;
  while (at + 12 <= bytes.length) {
    if (bytes.toString("latin1", at + 4, at + 8) === "IEND") return true;
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
};

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

/** A thumbnail inside of a segment has an end of its own. */
const isJpg = (bytes: Buffer): boolean => {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    if (bytes[at + 1] === START_OF_SCAN) return bytes.indexOf(END_OF_IMAGE, at) > 0;
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
};

const isWebp = (bytes: Buffer): boolean => bytes.length >= 8 + bytes.readUInt32LE(4);

const TRAILER = 0x3b;

const isGif = (bytes: Buffer): boolean => bytes.at(-1) === TRAILER;

const IS_WHOLE: Readonly<Record<PictureType, (bytes: Buffer) => boolean>> = {
  png: isPng,
  jpg: isJpg,
  webp: isWebp,
  gif: isGif,
};

export const isWhole = (type: PictureType, bytes: Buffer): boolean => IS_WHOLE[type](bytes);
