import { type Product, productsOf } from "#core/products/product.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useInventory } from "#ui/shared/queries/inventory.ts";
import { usePrices } from "#ui/shared/queries/prices.ts";

export const useProducts = (): readonly Product[] | undefined => {
  const prices = usePrices().data;
  const inventory = useInventory().data;
  const { eggs } = useFarm();
  return prices && inventory && productsOf(eggs, prices, inventory);
};
