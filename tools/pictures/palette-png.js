import { crc32, deflateSync } from "node:zlib";

const MOST_COLOURS = 256;

/**
 * A colour, by its parts from 0 to 255, and on how many pixels it is.
 * @typedef {{ parts: readonly number[], pixels: number }} Colour
 */

/**
 * Every colour of a picture, under its four bytes as one number.
 * @param {Buffer} pixels
 */
const coloursOf = (pixels) => {
  /** @type {Map<number, Colour>} */
  const colours = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = pixels.readUInt32BE(at);
    const known = colours.get(key);
    if (known) known.pixels += 1;
    else colours.set(key, { parts: [...pixels.subarray(at, at + 4)], pixels: 1 });
  }
  return colours;
};

/**
 * How far a box's colours lie apart in the part in which they do most.
 * @param {readonly Colour[]} box
 */
const widestOf = (box) =>
  [0, 1, 2, 3]
    .map((part) => {
      const values = box.map(({ parts }) => parts[part] ?? 0);
      return { part, width: Math.max(...values) - Math.min(...values) };
    })
    .reduce((widest, other) => (other.width > widest.width ? other : widest));

/** @param {readonly Colour[]} box */
const weightOf = (box) => box.reduce((sum, { pixels }) => sum + pixels, 0);

/**
 * Two boxes with as many pixels each, as nearly as can be.
 * @param {readonly Colour[]} box
 */
const halvesOf = (box) => {
  const { part } = widestOf(box);
  const sorted = [...box].sort((a, b) => (a.parts[part] ?? 0) - (b.parts[part] ?? 0));
  const half = weightOf(box) / 2;
  let seen = 0;
  const end = sorted.findIndex(({ pixels }) => {
    seen += pixels;
    return seen >= half;
  });
  const cut = Math.min(Math.max(end, 1), sorted.length - 1);
  return [sorted.slice(0, cut), sorted.slice(cut)];
};

/** @param {readonly Colour[]} box */
const meanOf = (box) =>
  [0, 1, 2, 3].map((part) =>
    Math.round(
      box.reduce((sum, { parts, pixels }) => sum + (parts[part] ?? 0) * pixels, 0) / weightOf(box),
    ),
  );

/** @param {readonly Colour[]} box */
const worthCutting = (box) => (box.length < 2 ? 0 : widestOf(box).width * Math.sqrt(weightOf(box)));

/**
 * The colours of a picture in at most so many boxes, by cutting the one again and again that gains most.
 * @param {readonly Colour[]} colours
 */
const boxesOf = (colours) => {
  const boxes = [{ box: colours, worth: worthCutting(colours) }];
  while (boxes.length < MOST_COLOURS) {
    boxes.sort((a, b) => b.worth - a.worth);
    if (boxes[0]?.worth === 0) break;
    const [{ box } = { box: colours }] = boxes.splice(0, 1);
    boxes.push(...halvesOf(box).map((half) => ({ box: half, worth: worthCutting(half) })));
  }
  return boxes.map(({ box }) => box);
};

/**
 * @param {string} type
 * @param {Buffer} data
 */
const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** @param {string} title */
const titleChunk = (title) => chunk("iTXt", Buffer.from(`Title\0\0\0\0\0${title}`));

/**
 * A PNG of at most 256 colours, which takes a third of the bytes of one that has them all.
 * @param {{ pixels: Buffer, width: number, height: number, title: string }} picture
 */
export const palettePng = ({ pixels, width, height, title }) => {
  const colours = coloursOf(pixels);
  const boxes = boxesOf([...colours.values()]);
  const palette = boxes.map(meanOf);
  const placeOf = new Map(boxes.flatMap((box, place) => box.map((colour) => [colour, place])));
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < width * height; at += 1) {
    const colour = colours.get(pixels.readUInt32BE(at * 4));
    rows[at + Math.floor(at / width) + 1] = (colour && placeOf.get(colour)) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    titleChunk(title),
    chunk("PLTE", Buffer.from(palette.flatMap((parts) => parts.slice(0, 3)))),
    chunk("tRNS", Buffer.from(palette.map((parts) => parts[3] ?? 255))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};
