import type { Original, PictureFacts, PictureFile } from "#core/pictures/picture.ts";

/** Pictures as files, by their hash. A home whose texts hold pictures keeps none. */
export interface PictureRepository {
  /** Instants are ISO 8601. A known picture stays as it is, and counts as named now. */
  keep(original: Original, now: string): Promise<void>;
  /** Adds narrower files to a known picture; those that it has stay. */
  addNarrower(hash: string, files: readonly PictureFile[]): Promise<void>;
  facts(hashes: readonly string[]): Promise<readonly PictureFacts[]>;
  original(hash: string): Promise<Original | null>;
  narrower(hash: string, width: number): Promise<Pick<PictureFile, "type" | "bytes"> | null>;
  all(): Promise<readonly PictureFacts[]>;
  /** Removes pictures without a name in any text since `before`; returns how many. */
  removeUnnamed(now: string, before: string): Promise<number>;
}
