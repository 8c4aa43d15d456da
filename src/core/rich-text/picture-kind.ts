const letters = (bytes: Uint8Array, from: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const number = (bytes: Uint8Array, from: number): number =>
  bytes.length < from + 4 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(from);

const HEIC_BRANDS = /^(?:hei[cxms]|hev[cxms])$/;

/** As an iPhone stores photos, by the brands in the first bytes. */
export const isHeic = (bytes: Uint8Array): boolean => {
  if (letters(bytes, 4) !== "ftyp") return false;
  const end = Math.min(number(bytes, 0), bytes.length);
  const brands: string[] = [letters(bytes, 8)];
  for (let at = 16; at < end; at += 4) brands.push(letters(bytes, at));
  return brands.some((brand) => HEIC_BRANDS.test(brand));
};

const SIGNATURES = ["\x89PNG", "GIF8", "\xff\xd8\xff", "BM", "II*\0", "MM\0*"];

export const looksLikePicture = (bytes: Uint8Array): boolean => {
  const first = letters(bytes, 0, 12);
  return (
    SIGNATURES.some((signature) => first.startsWith(signature)) ||
    /^RIFF[\s\S]{4}WEBP/.test(first) ||
    /^[\s\S]{4}ftyp(?:avi[fs]|mif1|msf1)/.test(first)
  );
};

const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

const afterBlocks = (bytes: Uint8Array, from: number): number => {
  let at = from;
  while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
};

const EXTENSION = 0x21;
const FRAME = 0x2c;

const gifMoves = (bytes: Uint8Array): boolean => {
  let frames = 0;
  let at = 13 + colours(bytes[10] ?? 0);
  while (frames < 2 && (bytes[at] === EXTENSION || bytes[at] === FRAME)) {
    const isFrame = bytes[at] === FRAME;
    if (isFrame) frames += 1;
    at = afterBlocks(bytes, isFrame ? at + 11 + colours(bytes[at + 9] ?? 0) : at + 2);
  }
  return frames > 1;
};

const ANIMATION = 0x02;

const webpMoves = (bytes: Uint8Array): boolean =>
  letters(bytes, 12) === "VP8X" && ((bytes[20] ?? 0) & ANIMATION) !== 0;

const pngMoves = (bytes: Uint8Array): boolean => {
  let at = 8;
  while (at < bytes.length && letters(bytes, at + 4) !== "IDAT") {
    if (letters(bytes, at + 4) === "acTL") return true;
    at += 12 + number(bytes, at);
  }
  return false;
};

export const moves = (bytes: Uint8Array): boolean => {
  if (letters(bytes, 0) === "GIF8") return gifMoves(bytes);
  if (letters(bytes, 0) === "RIFF") return webpMoves(bytes);
  if (letters(bytes, 1, 3) === "PNG") return pngMoves(bytes);
  return letters(bytes, 4, 8) === "ftypavis";
};
