import { createHash } from "node:crypto";
import { imageSize } from "image-size";
import { isWhole } from "#adapters/node/whole-picture.ts";
import {
  MOST_FILE_BYTES,
  MOST_SIDE,
  type Original,
  PICTURE_TYPES,
  type PictureFile,
  type PictureType,
  type UnfitPicture,
} from "#core/pictures/picture.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { PictureCodec } from "#ports/picture-codec.ts";

const DATA_ADDRESS = /^data:image\/(png|jpe?g|webp|gif)((?:;[^,;]*)*);base64,([a-z0-9+/=_-]*)$/i;

export const MEDIA_TYPES: Readonly<Record<PictureType, string>> = {
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
};

const no = (why: UnfitPicture["why"]) => refuse({ kind: "unfit-picture", why } as const);

/** EXIF: from here on the picture lies on its side. */
const FIRST_TURNED = 5;

const headerOf = (bytes: Buffer): Omit<PictureFile, "bytes"> | null => {
  try {
    const { type: found, width, height, orientation = 1 } = imageSize(bytes);
    const type = PICTURE_TYPES.find((known) => known === found);
    if (type === undefined || width < 1 || height < 1) return null;
    return orientation < FIRST_TURNED
      ? { type, width, height }
      : { type, width: height, height: width };
  } catch {
    return null;
  }
};

const readFile = (bytes: Buffer, said: string): Result<PictureFile, UnfitPicture> => {
  if (bytes.length > MOST_FILE_BYTES) return no("too-heavy");
  const header = headerOf(bytes);
  if (header?.type !== said) return no("no-picture");
  if (header.width > MOST_SIDE || header.height > MOST_SIDE) return no("too-large");
  return isWhole(header.type, bytes) ? accept({ ...header, bytes }) : no("broken");
};

const usual = ({ type, bytes }: Pick<PictureFile, "type" | "bytes">): string =>
  `data:${MEDIA_TYPES[type]};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64")}`;

const digestOf = (data: Uint8Array | string): string =>
  createHash("sha256").update(data).digest("hex");

export const nodePictureCodec: PictureCodec = {
  read: (address): Result<Original, UnfitPicture> => {
    const [, said = "", , base64 = ""] = DATA_ADDRESS.exec(address) ?? [];
    if (said === "") return no("no-picture");
    const read = readFile(Buffer.from(base64, "base64"), said.toLowerCase().replace("jpeg", "jpg"));
    if (!read.ok) return read;
    const written = usual(read.value) === address ? null : address;
    return accept({ ...read.value, written, hash: digestOf(written ?? read.value.bytes) });
  },
  write: ({ written, ...file }) => written ?? usual(file),
};
