export interface Turn {
  readonly version: number;
  /** Throws when the turn is over. */
  commit(version: number): void;
}

/**
 * A mutex across tabs: `body` runs while no other tab's does, and may await nothing but settled promises. `shown` is
 * the version of the records that this tab sees, null where it sees none.
 */
export interface Turns {
  take<Value>(shown: () => number | null, body: (turn: Turn) => Promise<Value>): Promise<Value>;
}
