export interface Turn {
  readonly version: number;
  /** Throws when the turn is over. */
  commit(version: number): void;
}

/** A mutex across tabs: `body` may await settled promises only. `shown`: this tab's version, or null. */
export interface TabMutex {
  runExclusive<Value>(
    shown: () => number | null,
    body: (turn: Turn) => Promise<Value>,
  ): Promise<Value>;
}
