export interface IdSource {
  next(): string;
}
