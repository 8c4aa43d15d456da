export interface Connection {
  isLost(): boolean;
  /** Records are current up to this ISO 8601 instant. Absent where they always are. */
  heardAt?(): string;
  subscribe(listener: () => void): () => void;
}
