import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { emailKey, emailSpelling } from "#core/customers/email-key.ts";

const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The digest by which an erased address stays known. */
export const emailDigest = (email: string): string => digestOf(emailKey(email));

/** Also that of a version that took each spelling at Google for another person. */
export const emailDigests = (email: string): readonly string[] => [
  ...new Set([emailDigest(email), digestOf(emailSpelling(email))]),
];

/** ISO 8601. */
export const erasedSince = (
  email: string,
  erasedAt: (digest: string) => string | undefined,
): string | null =>
  emailDigests(email)
    .flatMap((digest) => erasedAt(digest) ?? [])
    .sort()
    .at(-1) ?? null;

export const erasedSinceOf = (
  emails: readonly string[],
  erasedAt: (digest: string) => string | undefined,
): ReadonlyMap<string, string> =>
  new Map(
    emails.flatMap((email) => {
      const at = erasedSince(email, erasedAt);
      return at === null ? [] : [[email, at] as const];
    }),
  );
