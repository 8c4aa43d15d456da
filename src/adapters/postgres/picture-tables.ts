import type { Instant } from "#adapters/postgres/column-types.ts";
import type { PictureType } from "#core/pictures/picture.ts";

interface FileTable {
  readonly hash: string;
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

export interface PictureTables {
  readonly picture: FileTable & { readonly written: string | null; readonly named: Instant };
  readonly picture_width: FileTable;
}
