import { isIP } from "node:net";

/** Bits of an IPv6 address that one home has: a /64 prefix. */
const PREFIX_GROUPS = 4;
const GROUPS = 8;
const LONGEST = 100;

/** As some proxies write it: with a port, and an IPv6 address in brackets. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

const groupsOf = (address: string): readonly number[] => {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = canonical
    .split("::")
    .map((side) => side.split(":").filter(Boolean));
  const zeros = Array<string>(GROUPS - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
};

const isMapped = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

const networkOf = (address: string): string => {
  const groups = groupsOf(address);
  if (isMapped(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  const prefix = groups.slice(0, PREFIX_GROUPS).map((group) => group.toString(16));
  return `${prefix.join(":")}::/64`;
};

/**
 * Whom limits count as one caller: an IPv4 address, or the /64 of an IPv6 one, of which every home has
 * a whole one. An IPv4 address that is written as an IPv6 one counts as itself.
 */
export const callerAddress = (told: string): string => {
  const [, bracketed, bare] = WITH_PORT.exec(told) ?? [];
  const [address = ""] = (bracketed ?? bare ?? told).trim().split("%");
  return isIP(address) === 6 ? networkOf(address) : address.toLowerCase().slice(0, LONGEST);
};
