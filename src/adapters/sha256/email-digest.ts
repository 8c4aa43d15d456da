import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { emailKey } from "#core/customers/email-key.ts";

/** The digest by which an erased address stays known. */
export const emailDigest = (email: string): string =>
  bytesToHex(sha256(utf8ToBytes(emailKey(email))));
