import { TIMEOUTS } from "#core/shared/timeouts.ts";
import type { Clock } from "#ports/clock.ts";

export interface PayPalAccount {
  readonly api: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Timeouts {
  readonly tryMs: number;
  readonly callMs: number;
}

export interface PayPalDeps extends PayPalAccount {
  fetch(url: string, init: RequestInit): Promise<Response>;
  readonly clock: Clock;
  wait(milliseconds: number): Promise<void>;
  readonly timeouts?: Timeouts;
}

export const PROVIDER_TIMEOUTS: Timeouts = {
  tryMs: TIMEOUTS.providerTry,
  callMs: TIMEOUTS.providerCall,
};
