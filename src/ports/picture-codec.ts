import type { Original, UnfitPicture } from "#core/pictures/picture.ts";
import type { Result } from "#core/shared/result.ts";

/** Data URLs of pictures, in and out. */
export interface PictureCodec {
  /** Accepts whole PNG, JPEG, WebP and GIF files of the type that they say, within what a shop keeps. */
  read(dataAddress: string): Result<Original, UnfitPicture>;
  write(file: Pick<Original, "bytes" | "type" | "written">): string;
}
