import type { Original, PictureFacts, PictureFile } from "#core/pictures/picture.ts";

/** Pictures as files, by their hash. A home whose texts hold their pictures themselves keeps none. */
export interface PictureRepository {
  /** Instants are ISO 8601. One that is there stays as it is, and counts as named now. */
  keep(original: Original, now: string): Promise<void>;
  /** Narrower files of a picture that is there; those that it has stay. */
  addNarrower(hash: string, files: readonly PictureFile[]): Promise<void>;
  facts(hashes: readonly string[]): Promise<readonly PictureFacts[]>;
  original(hash: string): Promise<Original | null>;
  narrower(hash: string, width: number): Promise<Pick<PictureFile, "type" | "bytes"> | null>;
  all(): Promise<readonly PictureFacts[]>;
  /** Removes what no text of the farm names and none has named since `before`; answers with how many. */
  removeUnnamed(now: string, before: string): Promise<number>;
}
