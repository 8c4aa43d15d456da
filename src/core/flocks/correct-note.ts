import type { EggEntry, FlockId, LoggedSize } from "#core/flocks/flock.ts";
import { isEggCount, readStock } from "#core/inventory/egg-count.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface TypedKept {
  readonly size: LoggedSize;
  readonly eggs: string;
}

export interface TypedNote {
  readonly cracked?: string | undefined;
  readonly kept?: TypedKept | undefined;
}

export type NoteRefusal =
  | { readonly kind: "too-many-cracked" }
  | { readonly kind: "too-many-kept"; readonly size: LoggedSize; readonly eggs: number };

type Note = NonNullable<Awaited<ReturnType<ShopRecords["care"]["findCountNote"]>>>;

export const keptOf = (
  { size, eggs: typed }: TypedKept,
  { counts }: EggEntry,
): Result<Note["kept"], NoteRefusal> => {
  const [eggs, laid] = [readStock(typed), counts[size]];
  if (eggs > laid) return refuse({ kind: "too-many-kept", size, eggs: laid });
  return accept(eggs > 0 ? { size, eggs } : null);
};

export const crackedOf = (typed: string): Result<number, NoteRefusal> => {
  const cracked = readStock(typed);
  return isEggCount(cracked) ? accept(cracked) : refuse({ kind: "too-many-cracked" });
};

const atMost = (kept: Note["kept"], { counts }: EggEntry): Note["kept"] => {
  const eggs = kept ? Math.min(kept.eggs, counts[kept.size]) : 0;
  return kept && eggs > 0 ? { size: kept.size, eggs } : null;
};

const NOTHING: Note = { cracked: 0, kept: null, at: "", isDeleted: false };

const isSameKept = (a: Note["kept"], b: Note["kept"]): boolean =>
  a?.size === b?.size && a?.eggs === b?.eggs;

export const correctNote =
  ({ care }: Pick<ShopRecords, "care">) =>
  async (
    flock: FlockId,
    entry: EggEntry,
    typed: TypedNote,
  ): Promise<Result<() => Promise<void>, NoteRefusal>> => {
    const note = (await care.findCountNote(entry.id)) ?? NOTHING;
    const cracked = typed.cracked === undefined ? accept(note.cracked) : crackedOf(typed.cracked);
    if (!cracked.ok) return cracked;
    const kept = typed.kept ? keptOf(typed.kept, entry) : accept(atMost(note.kept, entry));
    if (!kept.ok) return kept;
    const isSame = cracked.value === note.cracked && isSameKept(kept.value, note.kept);
    return accept(async () => {
      if (!isSame)
        await care.noteCount(flock, entry.id, {
          ...note,
          cracked: cracked.value,
          kept: kept.value,
        });
    });
  };
