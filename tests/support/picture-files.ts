import { createHash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

const headerOf = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of grey.
  header[8] = 8;
  return header;
};

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

const noise = (length: number, seed: number): Buffer => {
  const bytes = Buffer.alloc(length);
  let state = seed + 1;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
};

/** A grey PNG; of noise, which can't be compressed, with a seed. */
export const pngOf = (width: number, height: number, seed: number | null = null): Buffer => {
  const line = width + 1;
  const grey = seed === null ? Buffer.alloc(line * height) : noise(line * height, seed);
  // No line is filtered.
  for (let row = 0; row < height; row += 1) grey[row * line] = 0;
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", headerOf(width, height)),
    chunk("IDAT", deflateSync(grey)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

/** A PNG that says that it is so large, with hardly anything in it. */
export const bombOf = (width: number, height: number): Buffer =>
  Buffer.concat([
    SIGNATURE,
    chunk("IHDR", headerOf(width, height)),
    chunk("IDAT", deflateSync(Buffer.alloc(10))),
    chunk("IEND", Buffer.alloc(0)),
  ]);

export const JPG = Buffer.from(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=",
  "base64",
);

export const WEBP = Buffer.from("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==", "base64");

export const GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==", "base64");

export const dataAddress = (bytes: Uint8Array, type = "png"): string =>
  `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;

export const hashOf = (data: Uint8Array | string): string =>
  createHash("sha256").update(data).digest("hex");

const box = (...brands: readonly string[]): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(12 + 4 * brands.length);
  const [major = "", ...others] = brands;
  return Buffer.concat([size, Buffer.from(`ftyp${major}\0\0\0\0${others.join("")}`, "latin1")]);
};

/** The beginning of what an iPhone stores. */
export const HEIC = Buffer.concat([box("heic", "mif1", "MiHE", "heic"), Buffer.alloc(200, 1)]);
export const HEIC_BY_ANOTHER = Buffer.concat([box("mif1", "heic", "miaf"), Buffer.alloc(200, 1)]);
export const AVIF = Buffer.concat([box("avif", "mif1", "miaf"), Buffer.alloc(200, 1)]);
export const FILM = Buffer.concat([box("qt  ", "qt  "), Buffer.alloc(200, 1)]);

const [GIF_HEAD, GIF_FRAME] = [GIF.subarray(0, 19), GIF.subarray(19, -1)];

/** With so many frames. */
export const gifOf = (frames: number): Buffer =>
  Buffer.concat([
    GIF_HEAD,
    Buffer.from("21ff0b4e45545343415045322e300301000000", "hex"),
    ...Array.from({ length: frames }, () => GIF_FRAME),
    Buffer.from(";"),
  ]);

/** The beginning of a WebP that moves, or doesn't. */
export const webpOf = (flags: number): Buffer =>
  Buffer.concat([
    Buffer.from("RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0", "latin1"),
    Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  ]);

/** A PNG that moves. */
export const movingPng = (): Buffer => {
  const still = pngOf(1, 1);
  return Buffer.concat([
    still.subarray(0, 33),
    chunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    still.subarray(33),
  ]);
};
