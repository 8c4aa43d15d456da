import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { stockLevel } from "#core/inventory/stock.ts";
import { isForSale } from "#core/pricing/prices.ts";
import { LinkRow, type TodayRows } from "#ui/admin/dashboard/today-row.tsx";
import { useStockSheet } from "#ui/admin/inventory/queries.ts";
import { counted } from "#ui/shared/counted.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { usePrices } from "#ui/shared/queries/prices.ts";

const leftOf = (name: string, eggs: number): string =>
  stockLevel(eggs) === "out" ? `${name}: out of stock` : `${name}: ${eggs} left`;

/** Of kinds that are for sale in some pack. */
export const useLowStock = (): TodayRows => {
  const { eggs: kinds } = useFarm();
  const sheet = useStockSheet();
  const prices = usePrices().data;
  if (!sheet || !prices) return undefined;
  const low = kinds.filter(
    ({ id }) => isForSale(prices, id) && stockLevel(sheet[id].forSale) !== "enough",
  );
  if (low.length === 0) return [];
  return [
    <LinkRow
      key="stock"
      shape="egg"
      to={ADMIN_ROUTES.pricing}
      title={counted(low.length, "kind is low or out of stock", "kinds are low or out of stock")}
      more={low.map(({ id, name }) => leftOf(name, sheet[id].forSale)).join(", ")}
    />,
  ];
};
