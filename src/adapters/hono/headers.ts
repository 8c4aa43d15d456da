/** Content Security Policy. A page sets its `nonce` in the context, other answers their `policy`. */
import { createHash } from "node:crypto";
import type { Context, Next } from "hono";
import { EARLY_SCRIPT } from "#adapters/html/early-script.ts";
import { HEAD_SCRIPT } from "#adapters/html/head-script.ts";
import { MEND_SCRIPT } from "#adapters/html/mend-script.ts";

const PAYPAL = "https://*.paypal.com https://*.paypalobjects.com";
export const SCRIPT_HASHES = [MEND_SCRIPT, HEAD_SCRIPT, EARLY_SCRIPT]
  .map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
  .join(" ");
const MAP = "https://www.openstreetmap.org";

const policy = (nonce: string | null, elsewhere: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${SCRIPT_HASHES} ${PAYPAL}${elsewhere}${nonce ? ` 'nonce-${nonce}'` : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    `img-src 'self' data: blob: ${PAYPAL}`,
    `connect-src 'self' ${PAYPAL}${elsewhere}`,
    `frame-src ${PAYPAL} ${MAP}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

interface Deps {
  readonly isHttps: boolean;
  readonly paypalOrigin: string;
}

export const safeHeaders =
  ({ isHttps, paypalOrigin }: Deps) =>
  async (c: Context, next: Next): Promise<void> => {
    await next();
    const nonce: unknown = c.get("nonce");
    const own: unknown = c.get("policy");
    const elsewhere = paypalOrigin && ` ${paypalOrigin}`;
    c.header(
      "Content-Security-Policy",
      typeof own === "string" ? own : policy(typeof nonce === "string" ? nonce : null, elsewhere),
    );
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Referrer-Policy", "strict-origin-when-cross-origin");
    c.header("X-Frame-Options", "DENY");
    // PayPal's window has to reach the page that opened it.
    c.header("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
    if (isHttps) c.header("Strict-Transport-Security", "max-age=31536000");
  };
