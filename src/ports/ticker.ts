export interface Ticker {
  every(milliseconds: number, call: () => void): () => void;
}
