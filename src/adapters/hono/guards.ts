import type { Context } from "hono";
import { type CallRefusal, REFUSALS } from "#adapters/hono/status-codes.ts";

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** CSRF protection, and DNS rebinding: a foreign name can point at this machine. */
export const isOwnPage = (c: Context, publicOrigin: string): boolean => {
  const [site, origin] = [c.req.header("Sec-Fetch-Site"), c.req.header("Origin")];
  const isOwnOrigin = origin === undefined || origin === publicOrigin;
  if (site === undefined) return isOwnOrigin;
  return site === "same-origin" && (isOwnOrigin || LOOPBACK.test(origin ?? ""));
};

const isJson = (c: Context): boolean =>
  /^application\/json\s*(;|$)/i.test(c.req.header("Content-Type") ?? "");

export const readBody = async ({ raw }: Context["req"], most: number): Promise<string | null> => {
  if (Number(raw.headers.get("Content-Length") ?? 0) > most) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of raw.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
};

export type Sent =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly refusal: CallRefusal };

const refused = (refusal: CallRefusal): Sent => ({ ok: false, refusal });

export const readSent = async (c: Context, mostBytes: number): Promise<Sent> => {
  if (c.req.method !== "POST") return { ok: true, value: c.req.query("input") ?? "[]" };
  const body = await readBody(c.req, mostBytes);
  if (body === null) return refused(REFUSALS.tooLarge);
  return isJson(c) ? { ok: true, value: body } : refused(REFUSALS.wrongType);
};

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
