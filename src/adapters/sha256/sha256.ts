import { sha256 as digest } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Digest } from "#ports/digest.ts";

/** Avoids `crypto.subtle`, which browsers give to secure pages only. */
export const sha256: Digest = async (text) => bytesToHex(digest(utf8ToBytes(text)));
