const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** Random capitals and digits. The small bias of the modulus matters to no one here. */
export const randomCode =
  (source: Pick<Crypto, "getRandomValues">) =>
  (length: number): string =>
    Array.from(
      source.getRandomValues(new Uint8Array(length)),
      (byte) => SIGNS[byte % SIGNS.length],
    ).join("");
