import type { Versions } from "#adapters/hono/change-hub.ts";

/** What the script is told of the shop that it belongs to. */
export interface PageSettings {
  readonly home: "server";
  readonly isPractice: boolean;
  readonly sendsMail: boolean;
  /** Null where PayPal is not set. `script` is the address of its script for the browser. */
  readonly paypal: { readonly clientId: string; readonly script: string } | null;
  readonly nonce?: string;
}

/** A page that was made, for whatever settings are put into it. */
export interface MadePage {
  readonly status: 200 | 404;
  htmlWith(settings: PageSettings): string;
  /** The topics of which it shows something; null for what must not be kept under its path. */
  readonly reads: readonly (keyof Versions)[] | null;
}
