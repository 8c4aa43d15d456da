export interface Ticker {
  /** Calls again and again, so many milliseconds apart. Answers with the way to stop. */
  every(milliseconds: number, call: () => void): () => void;
}
