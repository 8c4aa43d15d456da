import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { ParcelTick } from "#core/along/parcel-tick.ts";
import type { CountToSend } from "#core/counting/count-to-send.ts";
import { COUNT_QUEUE } from "#ui/admin/counting/queries.ts";
import { TICK_QUEUE } from "#ui/admin/packing/along-queries.ts";
import type { QueueKind } from "#ui/admin/waiting/waiting-queue.ts";

export interface ToldQueue<What> {
  readonly kind: QueueKind<What>;
  readonly one: string;
  readonly many: string;
  readonly page: string;
}

export const TICKS: ToldQueue<ParcelTick> = {
  kind: TICK_QUEUE,
  one: "tick",
  many: "ticks",
  page: ADMIN_ROUTES.along,
};

const COUNTS: ToldQueue<CountToSend> = {
  kind: COUNT_QUEUE,
  one: "count",
  many: "counts",
  page: ADMIN_ROUTES.count,
};

export const QUEUES: readonly ToldQueue<unknown>[] = [COUNTS, TICKS];
