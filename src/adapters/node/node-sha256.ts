import { createHash } from "node:crypto";
import type { Digest } from "#ports/digest.ts";

export const nodeSha256: Digest = async (text) => createHash("sha256").update(text).digest("hex");
