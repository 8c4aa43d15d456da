import { describe, expect, test } from "vitest";
import { nodePictureCodec } from "#adapters/node/picture-codec.ts";
import {
  bombOf,
  dataAddress,
  GIF,
  hashOf,
  JPG,
  pngOf,
  WEBP,
} from "#tests/support/picture-files.ts";

const { read, write } = nodePictureCodec;

const fileIn = (address: string) => {
  const file = read(address);
  if (!file.ok) throw new Error(file.refusal.why);
  return file.value;
};

const whyNot = (address: string): string => {
  const file = read(address);
  return file.ok ? "accepted" : file.refusal.why;
};

/** JPEG with its end-of-image marker, which the smallest sample lacks. */
const WHOLE_JPG = Buffer.concat([JPG, Buffer.from([0xff, 0xd9])]);

const FILES = [
  ["png", "png", pngOf(30, 20)],
  ["jpeg", "jpg", WHOLE_JPG],
  ["webp", "webp", WEBP],
  ["gif", "gif", GIF],
] as const;

describe("a picture codec reads", () => {
  test.each(FILES)("a %s, its size and its hash, and writes it as it was", (said, type, bytes) => {
    const address = dataAddress(bytes, said);
    const file = fileIn(address);
    expect({ ...file, bytes: Buffer.from(file.bytes) }).toEqual({
      type,
      width: type === "png" ? 30 : 1,
      height: type === "png" ? 20 : 1,
      bytes,
      written: null,
      hash: hashOf(bytes),
    });
    expect(write(file)).toBe(address);
  });

  test.each([
    ["without its padding", dataAddress(pngOf(3, 3)).replace(/=+$/, "")],
    ["with a parameter", dataAddress(pngOf(3, 4)).replace(";base64", ";x=y;base64")],
    ["in capitals", dataAddress(pngOf(5, 5)).replace("data:image/png", "DATA:image/PNG")],
  ])("a data address %s, and writes it letter by letter", (_how, address) => {
    const file = fileIn(address);
    expect(write(file)).toBe(address);
    if (file.written !== null) expect(file.hash).toBe(hashOf(address));
  });
});

describe("a picture codec refuses", () => {
  test.each([
    [
      "HTML as PNG",
      dataAddress(Buffer.from("<html><script>alert(1)</script></html>")),
      "no-picture",
    ],
    ["SVG", dataAddress(Buffer.from("<svg/>"), "svg+xml"), "no-picture"],
    ["SVG as PNG", dataAddress(Buffer.from('<svg width="1" height="1"/>')), "no-picture"],
    ["a GIF that says it is a PNG", dataAddress(GIF), "no-picture"],
    ["a BMP as PNG", dataAddress(Buffer.from(`BM${"\0".repeat(60)}`)), "no-picture"],
    ["nothing", dataAddress(Buffer.alloc(0)), "no-picture"],
    ["plain text", "data:image/png,hello", "no-picture"],
    ["an address of the web", "https://example.com/hen.png", "no-picture"],
    ["30,000 × 30,000", dataAddress(bombOf(30_000, 30_000)), "too-large"],
    ["6,001 × 1", dataAddress(bombOf(6_001, 1)), "too-large"],
    ["0 × 0", dataAddress(bombOf(0, 0)), "no-picture"],
    ["more than 2 MB", dataAddress(pngOf(1_500, 1_500, 7)), "too-heavy"],
  ])("%s", (_what, address, why) => {
    expect(whyNot(address)).toBe(why);
  });

  test.each(FILES)("a %s that breaks off anywhere", (said, _type, bytes) => {
    for (let length = 0; length < bytes.length; length += 1)
      expect(whyNot(dataAddress(bytes.subarray(0, length), said))).not.toBe("accepted");
  });
});
