import type { KeptPicture, PictureToKeep } from "#core/pictures/keep-picture.ts";
import type { UnfitPicture } from "#core/pictures/picture.ts";
import { mapPictures, picturesIn } from "#core/pictures/picture-texts.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { PictureScaler } from "#ports/picture-scaler.ts";

interface Office {
  keepPicture(picture: PictureToKeep): Promise<Result<KeptPicture, UnfitPicture>>;
}

/** Call it before saving: the texts then name their pictures. */
export const preparePictures =
  (office: Office, scaler: PictureScaler | null) =>
  async <Value>(value: Value): Promise<Result<Value, UnfitPicture>> => {
    if (!scaler) return accept(value);
    const addresses = new Map<string, string>();
    for (const original of picturesIn(value).filter((address) => address.startsWith("data:"))) {
      const kept = await office.keepPicture({ original, widths: await scaler.widthsOf(original) });
      if (!kept.ok) return kept;
      addresses.set(original, kept.value.address);
    }
    return accept(mapPictures(value, (address) => addresses.get(address) ?? address));
  };

export const makePictureSmaller =
  (office: Office, scaler: PictureScaler | null) =>
  async (address: string): Promise<Result<KeptPicture, UnfitPicture>> =>
    office.keepPicture({ original: address, widths: (await scaler?.widthsOf(address)) ?? {} });
