import type { CommandContext, Commanding } from "#core/command.ts";
import { keepPictures } from "#core/pictures/file-pictures.ts";
import {
  type Original,
  type PictureFile,
  type UnfitPicture,
  WIDTHS,
  type Width,
} from "#core/pictures/picture.ts";
import { pictureAddress, readPictureAddress } from "#core/pictures/picture-address.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { PictureCodec } from "#ports/picture-codec.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface PictureToKeep {
  readonly original: string;
  readonly widths: Readonly<Partial<Record<Width, string | undefined>>>;
}

export interface KeptPicture {
  readonly address: string;
}

const NO_PICTURE = { kind: "unfit-picture", why: "no-picture" } as const;
const OTHER_WIDTH = { kind: "unfit-picture", why: "other-width" } as const;

const readNarrower = (
  codec: PictureCodec,
  widths: PictureToKeep["widths"],
): Result<readonly PictureFile[], UnfitPicture> => {
  const files: PictureFile[] = [];
  for (const width of WIDTHS) {
    const address = widths[width];
    if (address === undefined) continue;
    const file = codec.read(address);
    if (!file.ok) return file;
    if (file.value.width !== width) return refuse(OTHER_WIDTH);
    files.push(file.value);
  }
  return accept(files);
};

type Records = Pick<ShopRecords, "pictures"> & CommandContext;

const store =
  ({ pictures, now }: Records) =>
  async (
    wanted: Original | string,
    files: readonly PictureFile[],
  ): Promise<Result<KeptPicture, UnfitPicture>> => {
    const original = typeof wanted === "string" ? await pictures.original(wanted) : wanted;
    if (!original) return refuse(NO_PICTURE);
    if (files.some(({ width }) => width > original.width)) return refuse(OTHER_WIDTH);
    await keepPictures({ pictures, now }, [original]);
    const narrower = files.filter(({ width }) => width < original.width);
    await pictures.addNarrower(original.hash, narrower);
    return accept({ address: pictureAddress(original.hash) });
  };

/** Call it before a text names the picture. Keeps none where texts hold their pictures. */
export const keepPicture = ({
  pictureCodec: codec,
  command,
}: { readonly pictureCodec: PictureCodec | null } & Commanding) => {
  const run = command(store);
  return async ({
    original,
    widths,
  }: PictureToKeep): Promise<Result<KeptPicture, UnfitPicture>> => {
    if (!codec) return accept({ address: original });
    const files = readNarrower(codec, widths);
    if (!files.ok) return files;
    const known = readPictureAddress(original);
    if (known) return run(known.hash, files.value);
    const read = codec.read(original);
    return read.ok ? run(read.value, files.value) : read;
  };
};
