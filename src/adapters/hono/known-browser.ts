/** The signed id of a browser in which the owner logged in before. It opens nothing. */
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

const signatureOf = (id: string, secret: string): string =>
  createHmac("sha256", secret).update(`a browser that was in: ${id}`).digest("base64url");

export const newBrowser = (secret: string): string => {
  const id = randomUUID();
  return `${id}.${signatureOf(id, secret)}`;
};

export const knownBrowser = (told: string | undefined, secret: string): string | null => {
  const [, id = "", signature = ""] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(told ?? "") ?? [];
  if (id === "") return null;
  const right = signatureOf(id, secret);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(right)) ? id : null;
};
