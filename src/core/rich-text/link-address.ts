import { accept, type Result, refuse } from "#core/shared/result.ts";

export const LINK_PROTOCOLS = ["http", "https", "mailto", "tel"] as const;

export interface LinkAddressRefusal {
  readonly kind: "empty-address" | "unsupported-protocol" | "no-address";
}

const PROTOCOL = /^([a-z][a-z0-9+.-]*):/i;
const EMAIL = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/;

/** Browsers drop these before they read the protocol. */
const withoutInvisible = (typed: string): string =>
  [...typed].filter((letter) => letter > " " && letter !== "\u007f").join("");

const HOST = /^[^\s/?#:@]+\.[^\s/?#:@]+(:\d+)?([/?#]|$)|^localhost(:\d+)?([/?#]|$)/i;
const WEB_ADDRESS = /^https?:\/\/[^\s/?#]/i;

const withProtocol = (address: string): Result<string, LinkAddressRefusal> => {
  const protocol = PROTOCOL.exec(address)?.[1]?.toLowerCase() ?? "";
  if (!LINK_PROTOCOLS.some((known) => known === protocol))
    return refuse({ kind: "unsupported-protocol" });
  return protocol.startsWith("http") && !WEB_ADDRESS.test(address)
    ? refuse({ kind: "no-address" })
    : accept(address);
};

/** Returns "https://farm.example" for "farm.example", and a mailto link for an email. */
export const readLinkAddress = (typed: string): Result<string, LinkAddressRefusal> => {
  const address = withoutInvisible(typed);
  if (address === "") return refuse({ kind: "empty-address" });
  if (/^\/(?!\/)/.test(address)) return accept(address);
  if (EMAIL.test(address)) return accept(`mailto:${address}`);
  const host = address.replace(/^\/\//, "");
  if (HOST.test(host) && !/\s/.test(typed.trim())) return accept(`https://${host}`);
  return PROTOCOL.test(address) ? withProtocol(address) : refuse({ kind: "no-address" });
};
