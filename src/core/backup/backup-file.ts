import { accept, type Result, refuse } from "#core/shared/result.ts";

export interface BackupFile {
  readonly made: string;
  readonly checksum: string;
}

export type JsonPath = readonly (string | number)[];

export interface RefusedRecord {
  /** Pages of older builds read it by this name. */
  readonly place: JsonPath;
  readonly name: string;
  readonly reason: "unreadable" | "too-high" | "second-id" | "second-email";
}

export type UnfitBackup =
  | { readonly kind: "unreadable-backup" }
  | { readonly kind: "no-backup" }
  | { readonly kind: "newer-backup"; readonly version: number }
  | { readonly kind: "altered-backup" }
  | { readonly kind: "too-large-backup"; readonly characters: number; readonly most: number };

/** A backup is one object, even one that breaks off. */
const BEGINNING = /^\s*(?:\{|$)/;

export const parseBackup = (text: string): Result<unknown, UnfitBackup> => {
  try {
    return accept(JSON.parse(text));
  } catch {
    return refuse({ kind: BEGINNING.test(text) ? "unreadable-backup" : "no-backup" });
  }
};
