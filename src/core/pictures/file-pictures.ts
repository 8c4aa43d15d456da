import type { Original, UnfitPicture } from "#core/pictures/picture.ts";
import { pictureAddress, readPictureAddress } from "#core/pictures/picture-address.ts";
import { mapPictures, picturesIn } from "#core/pictures/picture-texts.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { PictureCodec } from "#ports/picture-codec.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface Filed<Value> {
  readonly value: Value;
  readonly pictures: readonly Original[];
}

const isHeld = (address: string): boolean => /^data:/i.test(address);

const bareAddress = (address: string): string => {
  const named = readPictureAddress(address);
  return named ? pictureAddress(named.hash) : address;
};

export const filePictures = <Value>(
  codec: PictureCodec | null,
  value: Value,
): Result<Filed<Value>, UnfitPicture> => {
  if (!codec) return accept({ value, pictures: [] });
  const read = new Map<string, Original>();
  for (const address of picturesIn(value).filter(isHeld)) {
    const picture = codec.read(address);
    if (!picture.ok) return picture;
    read.set(address, picture.value);
  }
  const addressOf = (address: string): string => {
    const picture = read.get(address);
    return picture ? pictureAddress(picture.hash) : bareAddress(address);
  };
  return accept({ value: mapPictures(value, addressOf), pictures: [...read.values()] });
};

export const keepPictures = async (
  { pictures, now }: Pick<ShopRecords, "pictures"> & { readonly now: string },
  kept: readonly Original[],
): Promise<void> => {
  for (const original of kept) await pictures.keep(original, now);
};
