import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** What an address is known by that was erased, in any case. */
export const emailDigest = (email: string): string =>
  bytesToHex(sha256(utf8ToBytes(email.trim().toLowerCase())));
