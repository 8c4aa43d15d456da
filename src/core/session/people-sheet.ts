export interface OpenSession {
  readonly id: string;
  /** In words, such as "Chrome on Android"; empty where it is unknown. */
  readonly device: string;
  /** An ISO 8601 instant, to the hour. */
  readonly lastUsed: string;
  readonly isOwn: boolean;
  /** The name of the helper who uses it; null for the owner. */
  readonly helper: string | null;
}

export interface Helper {
  readonly id: string;
  readonly name: string;
}

export interface PeopleSheet {
  /** The caller's first, then the one used last. */
  readonly sessions: readonly OpenSession[];
  /** By name. */
  readonly helpers: readonly Helper[];
}
