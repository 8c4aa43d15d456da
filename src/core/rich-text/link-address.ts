import { accept, type Result, refuse } from "#core/shared/result.ts";

export const LINK_PROTOCOLS = ["http", "https", "mailto", "tel"] as const;

export interface LinkAddressRefusal {
  readonly kind: "empty-address" | "unsupported-protocol";
}

const PROTOCOL = /^([a-z][a-z0-9+.-]*):/i;
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/** Browsers leave these out of an address before they read its protocol. */
const withoutInvisible = (typed: string): string =>
  [...typed].filter((letter) => letter > " " && letter !== "\u007f").join("");

/** What a typed link address leads to: "farm.example" is "https://farm.example", an email address is a mailto link. */
export const readLinkAddress = (typed: string): Result<string, LinkAddressRefusal> => {
  const address = withoutInvisible(typed);
  if (address === "") return refuse({ kind: "empty-address" });
  const protocol = PROTOCOL.exec(address)?.[1]?.toLowerCase();
  if (protocol === undefined)
    return accept(
      EMAIL.test(address) ? `mailto:${address}` : `https://${address.replace(/^\/+/, "")}`,
    );
  return LINK_PROTOCOLS.some((known) => known === protocol)
    ? accept(address)
    : refuse({ kind: "unsupported-protocol" });
};
