import { isIP } from "node:net";

const PREFIX_GROUPS = 4;
const GROUPS = 8;
const LONGEST = 100;

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

const OF_64 = /^([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/;

/** Returns an IPv6 caller's /48 and /56, as tunnels and households have them; none for IPv4. */
export const networksAround = (caller: string): readonly string[] => {
  const [, before = "", last = ""] = OF_64.exec(caller) ?? [];
  const household = (Number.parseInt(last, 16) & 0xff00).toString(16);
  return before === "" ? [] : [`${before}::/48`, `${before}:${household}::/56`];
};

/** A caller's key for rate limits: an IPv4 address, or an IPv6 household's /64. */
export const callerAddress = (written: string): string => {
  const [, bracketed, bare] = WITH_PORT.exec(written) ?? [];
  const [address = ""] = (bracketed ?? bare ?? written).trim().split("%");
  return isIP(address) === 6 ? networkOf(address) : address.toLowerCase().slice(0, LONGEST);
};
