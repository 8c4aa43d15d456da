import type { LoginLimit } from "#ports/login-attempts.ts";
import type { Limit } from "#ports/request-rate.ts";

export const WRONG_PASSWORDS: LoginLimit = { waitFrom: 5, mostMinutes: 15 };

export const MOST_GUESSES_WAITING = 4;

export const MOST_GUESSES_OF_NETWORKS = [3, 2] as const;

export const WEBHOOKS: Limit = { most: 300, seconds: 900 };

export const MOST_STREAMS = 100;
