import { describedAddress, readPictureAddress } from "#core/pictures/picture-address.ts";
import { hashesIn, mapPictures } from "#core/pictures/picture-texts.ts";
import type { ShopRecords } from "#ports/records.ts";

const described = async <Value>(
  { pictures }: Pick<ShopRecords, "pictures">,
  value: Value,
): Promise<Value> => {
  const hashes = hashesIn(value);
  if (hashes.length === 0) return value;
  const facts = new Map((await pictures.facts(hashes)).map((one) => [one.hash, one]));
  return mapPictures(value, (address) => {
    const known = facts.get(readPictureAddress(address)?.hash ?? "");
    return known ? describedAddress(known) : address;
  });
};

export const describingPictures =
  <Deps, Input extends unknown[], Value>(
    useCase: (deps: Deps) => (...input: Input) => Promise<Value>,
  ) =>
  (deps: Deps & Pick<ShopRecords, "pictures">) => {
    const query = useCase(deps);
    return async (...input: Input): Promise<Value> => described(deps, await query(...input));
  };
