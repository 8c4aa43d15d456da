const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

interface RandomSource {
  getRandomValues(array: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
}

export const randomCode =
  (source: RandomSource) =>
  (length: number): string =>
    Array.from(
      source.getRandomValues(new Uint8Array(length)),
      (byte) => SIGNS[byte % SIGNS.length],
    ).join("");
