import { hensOn } from "#core/care/hens.ts";
import { type Withdrawal, withheldOn } from "#core/care/medicine.ts";
import { FLOCK_IDS, type FlockId } from "#core/flocks/flock.ts";
import { todayOf } from "#core/shared/today.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface FlockToday {
  readonly flock: FlockId;
  readonly name: string;
  readonly hens: number;
  readonly withheld: Withdrawal | null;
}

export const getCareOverview =
  ({ care, clock }: Pick<ShopRecords, "care"> & Pick<ShopPorts, "clock">) =>
  async (): Promise<readonly FlockToday[]> => {
    const today = todayOf(clock);
    return Promise.all(
      FLOCK_IDS.map(async (flock): Promise<FlockToday> => {
        const kept = await care.of(flock);
        const { name } = kept;
        return { flock, name, hens: hensOn(kept, today), withheld: withheldOn(kept, today) };
      }),
    );
  };
