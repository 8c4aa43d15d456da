import { isIP } from "node:net";
import { isLoopback } from "#adapters/node/loopback.ts";

const HOST_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
const PORT = /^[1-9]\d{0,4}$/;
const HIGHEST_PORT = 65_535;
const CONTROL = /\p{Cc}/u;
const PRINTABLE = /^[^\s\p{Cc}]+$/u;
const SENDER = /^(?:([^<>"\p{Cc}]*?)\s*<([^<>]+)>|([^<>]+))$/u;

export interface Sender {
  readonly name: string;
  readonly address: string;
}

const urlOf = (text: string): URL | null => {
  try {
    return PRINTABLE.test(text) ? new URL(text) : null;
  } catch {
    return null;
  }
};

const isDecodable = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== null;
  } catch {
    return false;
  }
};

const isBare = ({ username, password, search, hash }: URL): boolean =>
  `${username}${password}${search}${hash}` === "";

export const isWord = (text: string): boolean => PRINTABLE.test(text);

export const isPort = (text: string): boolean => PORT.test(text) && Number(text) <= HIGHEST_PORT;

export const isHost = (text: string): boolean => isIP(text) !== 0 || HOST_NAME.test(text);

export const isFolder = (text: string): boolean => text.trim() === text && !CONTROL.test(text);

export const isDatabaseUrl = (text: string): boolean => {
  const url = urlOf(text);
  return url !== null && ["postgres:", "postgresql:"].includes(url.protocol) && url.hash === "";
};

export const isMailServer = (text: string): boolean => {
  const url = urlOf(text);
  if (!url || !["smtp:", "smtps:"].includes(url.protocol)) return false;
  if (!isDecodable(url.username) || !isDecodable(url.password)) return false;
  return url.hostname !== "" && url.hash === "";
};

export const isOrigin = (text: string): boolean => {
  const url = urlOf(text);
  if (!url || !["http:", "https:"].includes(url.protocol)) return false;
  return isBare(url) && url.pathname === "/";
};

/** Requires https or this machine, since a secret is sent there. */
export const isApi = (text: string): boolean => {
  const url = urlOf(text);
  if (!url || !isBare(url)) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
};

export const readSender = (text: string): Sender => {
  const [, name = "", bracketed, alone = ""] = SENDER.exec(text.trim()) ?? [];
  return { name, address: (bracketed ?? alone).trim() };
};
