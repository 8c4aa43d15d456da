import type { CommandContext } from "#core/command.ts";
import { placesTaken } from "#core/payments/places-taken.ts";
import { isOpenOn } from "#core/planning/week-change.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { roomOn } from "#core/week/day-offers.ts";
import { hoursOn } from "#core/week/hours-on.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

interface Wanted {
  readonly day: Day;
  readonly method: DeliveryMethod;
  readonly eggs: number;
}

type Deps = Pick<ShopRecords, "agreements" | "orders" | "profile"> &
  Pick<ShopPorts, "shared"> &
  Pick<CommandContext, "now">;

/** Why a day has no place for so many eggs: the cut-off is the customers', not the owner's. */
export const dayTrouble =
  (deps: Deps) =>
  async ({ day, method, eggs }: Wanted): Promise<"closed" | "full" | null> => {
    const farm = await loadFarm(deps);
    const found = hoursOn(farm.calendar, day, method);
    if (!found || !isOpenOn(farm.calendar, day, method)) return "closed";
    const taken = await placesTaken(deps)(farm, deps.now);
    const room = roomOn(found.hours, taken(day, method));
    return room.orders < 1 || room.eggs < eggs ? "full" : null;
  };
