import { widthsFor } from "#core/pictures/picture.ts";
import { pictureAddress } from "#core/pictures/picture-address.ts";
import type { ShopRecords } from "#ports/records.ts";

export const listWidePictures =
  ({ pictures }: Pick<ShopRecords, "pictures">) =>
  async (): Promise<readonly string[]> =>
    (await pictures.all())
      .filter((picture) => picture.narrower.length === 0 && widthsFor(picture).length > 0)
      .map(({ hash }) => pictureAddress(hash));
