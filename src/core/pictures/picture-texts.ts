import { readPictureAddress } from "#core/pictures/picture-address.ts";

const IMAGE = /(<img\b(?:"[^"]*"|'[^']*'|[^>"'])*?\ssrc\s*=\s*)("[^"]*"|'[^']*')/gi;

const isAddress = (text: string): boolean =>
  /^data:/i.test(text) || readPictureAddress(text) !== null;

const changedIn = (text: string, change: (address: string) => string): string => {
  if (isAddress(text)) return change(text);
  if (!text.includes("<")) return text;
  return text.replace(IMAGE, (tag, start: string, quoted: string) => {
    const address = quoted.slice(1, -1);
    const changed = change(address);
    return changed === address ? tag : `${start}"${changed}"`;
  });
};

export const mapPictures = <Value>(value: Value, change: (address: string) => string): Value => {
  const mapped = (one: unknown): unknown => {
    if (typeof one === "string") return changedIn(one, change);
    if (Array.isArray(one)) return one.map(mapped);
    if (typeof one !== "object" || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, part]) => [name, mapped(part)]));
  };
  return mapped(value) as Value;
};

export const picturesIn = (value: unknown): readonly string[] => {
  const found = new Set<string>();
  mapPictures(value, (address) => {
    found.add(address);
    return address;
  });
  return [...found];
};

export const hashesIn = (value: unknown): readonly string[] => [
  ...new Set(picturesIn(value).flatMap((address) => readPictureAddress(address)?.hash ?? [])),
];
