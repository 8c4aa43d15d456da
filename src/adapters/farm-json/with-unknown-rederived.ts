import { hensToJson, medicineToJson } from "#adapters/farm-json/care-json.ts";
import { identity } from "#adapters/farm-json/farm-records.ts";
import { costToJson, eggsToJson } from "#adapters/farm-json/flocks-format.ts";
import { orderToJson } from "#adapters/farm-json/orders-format.ts";
import { unknownIn, withUnknown } from "#adapters/farm-json/unknown-fields.ts";
import type { FarmRecords } from "#core/backup/farm-records.ts";
import type { WithUnknown } from "#core/shared/with-unknown.ts";

const rederived = <Item>(
  records: readonly WithUnknown<Item>[],
  toJson: (item: Item) => unknown = identity,
): readonly WithUnknown<Item>[] =>
  records.map(({ item, unknown }) => {
    if (unknown === null) return { item, unknown };
    const known = toJson(item);
    return { item, unknown: unknownIn(withUnknown(known, unknown), known) ?? null };
  });

export const withUnknownRederived = ({ care, ...records }: FarmRecords): FarmRecords => ({
  ...records,
  orders: rederived(records.orders, orderToJson),
  customers: rederived(records.customers),
  flocks: {
    costs: rederived(records.flocks.costs, costToJson),
    eggCounts: rederived(records.flocks.eggCounts, eggsToJson),
  },
  ...(care && {
    care: {
      ...care,
      hens: rederived(care.hens, hensToJson),
      medicines: rederived(care.medicines, medicineToJson),
    },
  }),
  posts: rederived(records.posts),
});
