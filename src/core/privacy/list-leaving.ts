import { sameEmail } from "#core/customers/email-key.ts";
import { leavingAfter } from "#core/privacy/leaving.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface LeavingPerson {
  readonly email: string;
  readonly after: Day;
}

export const listLeaving =
  (deps: Pick<ShopRecords, "orders" | "profile"> & Pick<ShopPorts, "clock">) =>
  async (): Promise<readonly LeavingPerson[]> => {
    const orders = await deps.orders.leaving();
    if (orders.length === 0) return [];
    const farm = await loadFarm(deps);
    const firsts = orders.filter(
      ({ customerEmail }, at) =>
        orders.findIndex((other) => sameEmail(other.customerEmail, customerEmail)) === at,
    );
    return firsts.flatMap(({ customerEmail: email }) => {
      const hers = orders.filter((order) => sameEmail(order.customerEmail, email));
      const after = leavingAfter(hers, farm, deps.clock.now());
      return after === null ? [] : [{ email, after }];
    });
  };
