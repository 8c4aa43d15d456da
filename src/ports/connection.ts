export interface Connection {
  isLost(): boolean;
  /** The ISO 8601 instant up to which what was read is known to be current. Absent where it always is. */
  heardAt?(): string;
  subscribe(listener: () => void): () => void;
}
