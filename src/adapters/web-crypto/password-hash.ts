const SCHEME = "pbkdf2-sha256";
const HASH_BYTES = 32;

export interface PasswordHash {
  readonly iterations: number;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly hash: Uint8Array<ArrayBuffer>;
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** PBKDF2 with HMAC-SHA-256 (RFC 8018), 32 bytes. */
export const derive = async (
  subtle: SubtleCrypto,
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const secret = new TextEncoder().encode(password.normalize("NFC"));
  const key = await subtle.importKey("raw", secret, "PBKDF2", false, ["deriveBits"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return new Uint8Array(await subtle.deriveBits(how, key, HASH_BYTES * 8));
};

export const writeHash = ({ iterations, salt, hash }: PasswordHash): string =>
  [SCHEME, iterations, toBase64(salt), toBase64(hash)].join(":");

export const readHash = (text: string): PasswordHash | null => {
  const [scheme, iterations, salt, hash] = text.split(":");
  if (scheme !== SCHEME || !Number(iterations) || !salt || !hash) return null;
  try {
    return { iterations: Number(iterations), salt: fromBase64(salt), hash: fromBase64(hash) };
  } catch {
    return null;
  }
};
