import type { Generated } from "kysely";
import type { Extra, Json } from "#adapters/postgres/column-types.ts";
import type { HenMove } from "#core/care/hens.ts";
import type { Medicine } from "#core/care/medicine.ts";
import type { LoggedSize } from "#core/flocks/flock.ts";

interface OfFlock {
  readonly place: Generated<number>;
  readonly flock: string;
  readonly id: string;
  readonly extra: Extra;
}

export type MedicineDetails = Omit<Medicine, "id" | "first" | "last" | "days">;

/** What is kept of a flock besides its costs and its eggs. */
export interface CareTables {
  readonly flock_care: {
    readonly flock: string;
    readonly name: string;
    readonly pullets_until: string;
  };
  readonly hen_move: OfFlock & {
    readonly day: string;
    readonly what: HenMove;
    readonly hens: number;
    readonly weeks: number | null;
    readonly note: string;
  };
  readonly medicine: OfFlock & {
    readonly first_day: string;
    readonly last_day: string;
    readonly days: number;
    readonly details: Json<MedicineDetails>;
  };
  readonly count_note: {
    readonly id: string;
    readonly flock: string;
    readonly cracked: number;
    readonly kept_size: LoggedSize | null;
    readonly kept_eggs: number;
    readonly at: string;
    readonly is_deleted: boolean;
  };
}
