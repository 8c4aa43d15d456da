/** Pictures as files: an address is its picture's digest, so browsers never ask twice. */
import type { Context } from "hono";
import { MEDIA_TYPES } from "#adapters/node/picture-codec.ts";
import { PICTURE_TYPES, type PictureFile, type PictureType } from "#core/pictures/picture.ts";
import type { PictureRepository } from "#ports/picture-repository.ts";

type Pictures = Pick<PictureRepository, "original" | "narrower">;

export const PICTURE_PATHS = [
  "/pictures/:hash{[0-9a-f]{64}}",
  "/pictures/:hash{[0-9a-f]{64}}/:file",
];

const POLICY = "default-src 'none'; frame-ancestors 'none'";

const FILE = new RegExp(`^([1-9]\\d{0,3})\\.(${PICTURE_TYPES.join("|")})$`);

type Found = Pick<PictureFile, "type" | "bytes"> | null;

const found = async (
  pictures: Pictures,
  hash: string,
  file: string | undefined,
): Promise<Found> => {
  if (file === undefined) return pictures.original(hash);
  const [, width, type] = FILE.exec(file) ?? [];
  if (width === undefined) return null;
  const isOf = (one: Found): one is NonNullable<Found> => one?.type === (type as PictureType);
  const narrower = await pictures.narrower(hash, Number(width));
  if (isOf(narrower)) return narrower;
  const original = await pictures.original(hash);
  return original?.width === Number(width) && isOf(original) ? original : null;
};

export const picturesRoute =
  (pictures: Pictures) =>
  async (c: Context): Promise<Response> => {
    c.set("policy", POLICY);
    const picture = await found(pictures, c.req.param("hash") ?? "", c.req.param("file"));
    if (!picture) return c.text("no such picture", 404, { "Cache-Control": "no-store" });
    const { buffer, byteOffset, byteLength } = picture.bytes;
    return c.body(new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength), 200, {
      "Content-Type": MEDIA_TYPES[picture.type],
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  };
