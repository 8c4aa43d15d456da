/** Pictures are files in the database, and data addresses in a backup. */
import { nodePictureCodec } from "#adapters/node/picture-codec.ts";
import type { Access } from "#adapters/postgres/access.ts";
import { pictureRecords } from "#adapters/postgres/picture-records.ts";
import type { Original } from "#core/pictures/picture.ts";
import { pictureAddress } from "#core/pictures/picture-address.ts";
import { hashesIn, mapPictures, picturesIn } from "#core/pictures/picture-texts.ts";

export const filed = async <Value>(access: Access, value: Value, now: string): Promise<Value> => {
  const pictures = pictureRecords(access);
  const addresses = new Map<string, string>();
  for (const address of picturesIn(value)) {
    const picture = nodePictureCodec.read(address);
    if (!picture.ok) continue;
    await pictures.keep(picture.value, now);
    addresses.set(address, pictureAddress(picture.value.hash));
  }
  return mapPictures(value, (address) => addresses.get(address) ?? address);
};

export const unfiled = async <Value>(access: Access, value: Value): Promise<Value> => {
  const pictures = pictureRecords(access);
  const addresses = new Map<string, string>();
  for (const hash of hashesIn(value)) {
    const original: Original | null = await pictures.original(hash);
    if (original) addresses.set(pictureAddress(hash), nodePictureCodec.write(original));
  }
  return mapPictures(value, (address) => addresses.get(address) ?? address);
};
