import { type HandOverDay, handOverDay } from "#core/orders/order-to-hand-over.ts";
import { packingListOf } from "#core/orders/packing-list.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { isHelper } from "#core/session/person.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "orders" | "profile"> & Pick<ShopPorts, "clock" | "sessions">;

export const getPackingList =
  ({ orders, profile, clock, sessions }: Deps) =>
  async (): Promise<readonly HandOverDay[]> => {
    const days = packingListOf(
      [...(await orders.toHandOver())].reverse(),
      clock.now(),
      await loadFarm({ profile }),
    );
    const withEmail = !isHelper(await sessions.person());
    return days.map((day) => handOverDay(day, withEmail));
  };
