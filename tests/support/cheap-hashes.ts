import { afterAll, beforeAll } from "vitest";
import { COST } from "#adapters/node/scrypt-hash.ts";

const REAL = { ...COST };
const CHEAP = { ...REAL, N: 2 ** 10 };

Object.assign(COST, CHEAP);

/** For a file that tries what a new password's hash costs: everywhere else it costs next to nothing. */
export const withRealCost = (): void => {
  beforeAll(() => void Object.assign(COST, REAL));
  afterAll(() => void Object.assign(COST, CHEAP));
};
