import { randomBytes, scrypt } from "node:crypto";

const SCHEME = "scrypt";
const HASH_BYTES = 32;
const SALT_BYTES = 16;
/** OWASP's advice; 32 MiB a check. */
export const COST = { N: 2 ** 15, r: 8, p: 3 };
const MOST_MEMORY = 256 * 2 ** 20;

export interface ScryptHash {
  readonly N: number;
  readonly r: number;
  readonly p: number;
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
}

export const scryptCost = ({ N, r, p }: Pick<ScryptHash, "N" | "r" | "p">): number => N * r * p;

const memoryOf = ({ N, r, p }: Pick<ScryptHash, "N" | "r" | "p">): number =>
  128 * r * (N + p + 2) + 2 ** 20;

export const deriveScrypt = (
  password: string,
  { N, r, p, salt }: Omit<ScryptHash, "hash">,
): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const how = { N, r, p, maxmem: memoryOf({ N, r, p }) };
    scrypt(password.normalize("NFC"), salt, HASH_BYTES, how, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });

const textOf = ({ N, r, p, salt, hash }: ScryptHash): string => {
  const parts = [salt, hash].map((bytes) => Buffer.from(bytes).toString("base64"));
  return [SCHEME, N, r, p, ...parts].join(":");
};

/** Returns "scrypt:{N}:{r}:{p}:{salt}:{hash}" in base64, with a new salt. */
export const writeScryptHash = async (password: string): Promise<string> => {
  const how = { ...COST, salt: randomBytes(SALT_BYTES) };
  return textOf({ ...how, hash: await deriveScrypt(password, how) });
};

const isCost = ({ N, r, p }: ScryptHash): boolean =>
  N > 1 && Number.isInteger(Math.log2(N)) && r >= 1 && p >= 1;

export const readScryptHash = (text: string): ScryptHash | null => {
  const [, N, r, p, salt = "", hash = ""] = text.split(":");
  const read: ScryptHash = {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
  const isWhole = textOf(read) === text && read.hash.length === HASH_BYTES && read.salt.length > 0;
  return isWhole && isCost(read) && memoryOf(read) <= MOST_MEMORY ? read : null;
};
