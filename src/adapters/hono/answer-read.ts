/** Conditional requests (RFC 9110): a query whose ETag the browser has already is answered 304. */
import { createHash } from "node:crypto";
import type { Context } from "hono";

export interface ReadAnswer {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly tag: string;
}

export const readAnswer = (json: string): ReadAnswer => {
  const body = new TextEncoder().encode(json);
  return { body, tag: `"${createHash("sha1").update(body).digest("base64url")}"` };
};

export const answerRead = (c: Context, { body, tag }: ReadAnswer): Response => {
  c.header("Cache-Control", "private, no-cache");
  c.header("ETag", tag);
  if (c.req.header("If-None-Match")?.replace(/^W\//, "") === tag) return c.body(null, 304);
  return c.body(body, 200, { "Content-Type": "application/json" });
};
