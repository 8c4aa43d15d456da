/** Whether the shop can be reached from this page. */
export interface Connection {
  isLost(): boolean;
  /** Calls whenever that changes. Answers with the way to stop listening. */
  subscribe(listener: () => void): () => void;
}
