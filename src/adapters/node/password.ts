import { createHash, pbkdf2, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Mutex } from "async-mutex";
import { COST, deriveScrypt, readScryptHash, scryptCost } from "#adapters/node/scrypt-hash.ts";
import { readHash, writeHash } from "#adapters/web-crypto/password-hash.ts";
import { Fault } from "#ports/fault.ts";

const HASH_BYTES = 32;
const MARK_LENGTH = 16;

interface KnownHash {
  readonly hash: Uint8Array;
  hashOf(password: string): Promise<Uint8Array>;
}

const readPbkdf2 = (text: string): KnownHash | null => {
  const known = readHash(text);
  if (known?.hash.length !== HASH_BYTES || writeHash(known) !== text) return null;
  if (!Number.isInteger(known.iterations) || known.iterations < 1) return null;
  return {
    hash: known.hash,
    hashOf: (password) =>
      promisify(pbkdf2)(
        password.normalize("NFC"),
        known.salt,
        known.iterations,
        HASH_BYTES,
        "sha256",
      ),
  };
};

const readScrypt = (text: string): KnownHash | null => {
  const known = readScryptHash(text);
  return known && { hash: known.hash, hashOf: (password) => deriveScrypt(password, known) };
};

const read = (text: string): KnownHash | null => readPbkdf2(text) ?? readScrypt(text);

export const isReadableHash = (text: string): boolean => read(text) !== null;

/** OWASP's advice. */
const FEWEST_ITERATIONS = 600_000;

export const isWeakHash = (text: string): boolean => {
  const scrypted = readScryptHash(text);
  if (scrypted) return scryptCost(scrypted) < scryptCost(COST);
  return (readHash(text)?.iterations ?? FEWEST_ITERATIONS) < FEWEST_ITERATIONS;
};

/** Each check takes as long as any other. An unreadable hash is a Fault at the first check. */
export const nodePasswordCheck = (
  storedHash: string,
  mutex: Pick<Mutex, "runExclusive"> = new Mutex(),
): { matches(password: string): Promise<boolean> } => {
  const known = read(storedHash);
  return {
    matches: async (password) => {
      if (!known) throw new Fault("password-check-unavailable", "The stored hash is unreadable.");
      return mutex.runExclusive(async () =>
        timingSafeEqual(await known.hashOf(password), known.hash),
      );
    },
  };
};

export const passwordMark = (storedHash: string): string =>
  createHash("sha256").update(storedHash).digest("base64url").slice(0, MARK_LENGTH);
