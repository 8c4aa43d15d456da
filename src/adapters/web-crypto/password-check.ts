import { derive, readHash } from "#adapters/web-crypto/password-hash.ts";
import { OWNER } from "#core/session/person.ts";
import { Fault } from "#ports/fault.ts";
import type { PasswordCheck } from "#ports/password-check.ts";

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, place) => byte === b[place]);

/** Checks against the hash of the build. Browsers give `subtle` to secure pages only. */
export const hashedPasswordCheck = (
  subtle: SubtleCrypto | undefined,
  storedHash: string,
): PasswordCheck => ({
  check: async (password) => {
    if (!subtle)
      throw new Fault("password-check-unavailable", "crypto.subtle needs https or localhost.");
    const known = readHash(storedHash);
    if (!known) throw new Fault("password-check-unavailable", "The built-in hash is unreadable.");
    const typed = await derive(subtle, password, known.salt, known.iterations);
    return isSame(typed, known.hash) ? { person: OWNER, mark: "" } : null;
  },
});
