const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** As much as is needed of a `Crypto`, of a browser or of Node. */
interface RandomSource {
  getRandomValues(array: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
}

/** Random capitals and digits. They are ids and no secrets, so the modulus may have its small bias. */
export const randomCode =
  (source: RandomSource) =>
  (length: number): string =>
    Array.from(
      source.getRandomValues(new Uint8Array(length)),
      (byte) => SIGNS[byte % SIGNS.length],
    ).join("");
