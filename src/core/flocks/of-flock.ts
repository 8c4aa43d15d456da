import * as v from "valibot";
import { FLOCK_IDS, type FlockId } from "#core/flocks/flock.ts";

export const ofFlock = { flock: v.picklist(FLOCK_IDS) };

export interface OnFlock {
  readonly flock: FlockId;
}

export interface OfFlock extends OnFlock {
  readonly id: string;
}

/** Two flocks may have entries of one id. */
export const idOfEntry = ({ flock, id }: OfFlock): string => `${flock} ${id}`;

export const byFlock = {
  flock: { as: "text", of: ({ flock }: OnFlock) => flock },
} as const;

export const entryOf = <Item extends OnFlock>({ flock: _flock, ...entry }: Item) => entry;
