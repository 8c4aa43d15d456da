import type { Versions } from "#adapters/hono/change-hub.ts";

export interface PageSettings {
  readonly home: "server";
  readonly isPractice: boolean;
  readonly sendsMail: boolean;
  readonly paypal: { readonly clientId: string; readonly script: string } | null;
  readonly nonce?: string;
}

export interface MadePage {
  readonly status: 200 | 404;
  htmlWith(settings: PageSettings): string;
  readonly reads: readonly (keyof Versions)[] | null;
}
