import { PATIENCE } from "#core/shared/patience.ts";
import type { Clock } from "#ports/clock.ts";

/** PayPal's door, and what opens it. */
export interface PayPalAccount {
  /** Without a slash at its end. */
  readonly api: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** How long PayPal is waited for, in milliseconds. */
export interface Patience {
  readonly tryMs: number;
  /** For a call of the gateway, however many tries and requests it takes. */
  readonly callMs: number;
}

export interface PayPalDeps extends PayPalAccount {
  fetch(url: string, init: RequestInit): Promise<Response>;
  readonly clock: Clock;
  wait(milliseconds: number): Promise<void>;
  /** Left out: those of `core/shared/patience.ts`. */
  readonly patience?: Patience;
}

export const PROVIDER_PATIENCE: Patience = {
  tryMs: PATIENCE.providerTry,
  callMs: PATIENCE.providerCall,
};
