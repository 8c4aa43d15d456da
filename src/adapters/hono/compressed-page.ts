/** Content encoding: each page is compressed once. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";

export interface PackedPage {
  readonly status: 200 | 404;
  readonly tag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
}

export const packPage = async (html: string, status: 200 | 404): Promise<PackedPage> => {
  const plain = new TextEncoder().encode(html);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    status,
    plain,
    tag: `"${createHash("sha1").update(plain).digest("base64url")}"`,
    br: new Uint8Array(await promisify(brotliCompress)(plain, quality)),
    gzip: new Uint8Array(await promisify(gzip)(plain)),
  };
};

export const packedBytes = ({ plain, br, gzip: zipped }: PackedPage): number =>
  plain.byteLength + br.byteLength + zipped.byteLength;

export const encodingOf = (c: Context): "br" | "gzip" | "plain" => {
  const accepted = c.req.header("Accept-Encoding") ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "plain";
};
