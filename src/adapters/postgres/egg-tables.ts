import type { Generated } from "kysely";
import type { Instant } from "#adapters/postgres/column-types.ts";
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { MoveKind } from "#core/egg-book/egg-move.ts";
import type { LotSource } from "#core/egg-book/lot.ts";
import type { WeekSum } from "#core/egg-book/week-sum.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

interface LotTable {
  readonly id: string;
  readonly at: string;
  readonly booked: Instant;
  readonly source: LotSource;
  readonly flock: string;
  readonly laid: string;
  readonly category: CategoryId;
  readonly eggs: number;
  readonly remaining: number;
}

interface MoveTable {
  readonly place: Generated<number>;
  readonly id: string;
  readonly at: string;
  readonly moved: Instant;
  readonly lot: string;
  readonly eggs: number;
  readonly kind: MoveKind;
  readonly order_id: string;
  readonly note: string;
  readonly undoes: string;
  readonly half: DeliveryMethod | "";
}

interface WeekTable {
  readonly week: string;
  readonly category: CategoryId;
  readonly kind: WeekSum["kind"];
  readonly eggs: number;
}

export interface EggTables {
  readonly egg_lot: LotTable;
  readonly egg_move: MoveTable;
  readonly egg_week: WeekTable;
}
