import type { Original, UnfitPicture } from "#core/pictures/picture.ts";
import type { Result } from "#core/shared/result.ts";

export interface PictureCodec {
  /** Accepts whole PNG, JPEG, WebP and GIF files of their stated type, within a shop's limits. */
  read(dataAddress: string): Result<Original, UnfitPicture>;
  write(file: Pick<Original, "bytes" | "type" | "written">): string;
}
