import { PATIENCE } from "#core/shared/patience.ts";
import type { Clock } from "#ports/clock.ts";

export interface PayPalAccount {
  readonly api: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Patience {
  readonly tryMs: number;
  /** For one call of the gateway, with all its requests and tries. */
  readonly callMs: number;
}

export interface PayPalDeps extends PayPalAccount {
  fetch(url: string, init: RequestInit): Promise<Response>;
  readonly clock: Clock;
  wait(milliseconds: number): Promise<void>;
  readonly patience?: Patience;
}

export const PROVIDER_PATIENCE: Patience = {
  tryMs: PATIENCE.providerTry,
  callMs: PATIENCE.providerCall,
};
