import { hensToJson, medicineToJson } from "#adapters/farm-json/care-json.ts";
import { asItIs } from "#adapters/farm-json/farm-records.ts";
import { costToJson, eggsToJson } from "#adapters/farm-json/flocks-format.ts";
import { orderToJson } from "#adapters/farm-json/orders-format.ts";
import { byFlock } from "#adapters/farm-json/unknown-around.ts";
import { unknownIn, withUnknown } from "#adapters/farm-json/unknown-fields.ts";
import type { FarmRecords } from "#core/backup/farm-records.ts";
import type { WithUnknown } from "#core/shared/with-unknown.ts";

const settledList = <Item>(
  records: readonly WithUnknown<Item>[],
  toJson: (item: Item) => unknown = asItIs,
): readonly WithUnknown<Item>[] =>
  records.map(({ item, unknown }) => {
    if (unknown === null) return { item, unknown };
    const known = toJson(item);
    return { item, unknown: unknownIn(withUnknown(known, unknown), known) ?? null };
  });

export const settled = ({ care, ...records }: FarmRecords): FarmRecords => ({
  ...records,
  orders: settledList(records.orders, orderToJson),
  customers: settledList(records.customers),
  flocks: byFlock((id) => ({
    costs: settledList(records.flocks[id].costs, costToJson),
    eggs: settledList(records.flocks[id].eggs, eggsToJson),
  })),
  ...(care && {
    care: byFlock((id) => ({
      ...care[id],
      hens: settledList(care[id].hens, hensToJson),
      medicines: settledList(care[id].medicines, medicineToJson),
    })),
  }),
  posts: settledList(records.posts),
});
