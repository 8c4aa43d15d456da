/** Whether the shop can be reached from this page. */
export interface Connection {
  isLost(): boolean;
  /** Until when what was read is known to be true, as an instant. Absent where it always is. */
  heardAt?(): string;
  /** Calls whenever that changes. Answers with the way to stop listening. */
  subscribe(listener: () => void): () => void;
}
