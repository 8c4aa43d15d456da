/** The version of the records that a turn starts from, and the way to name the next. */
export interface Turn {
  /** The version that the last turn, of whichever tab, committed. */
  readonly version: number;
  /** Names the version that this turn commits. Throws when the turn is over. */
  commit(version: number): void;
}

/**
 * One tab at a time: `body` runs while no other tab's does. It may await nothing but settled promises.
 * `shown` tells which version of the records this tab sees, or null when it sees none.
 */
export interface Turns {
  take<Value>(shown: () => number | null, body: (turn: Turn) => Promise<Value>): Promise<Value>;
}
