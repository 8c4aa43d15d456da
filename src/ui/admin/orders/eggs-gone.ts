import { type CategoryId, eggTypeIn } from "#core/catalogue/catalogue.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";

/** What the owner is told who moves an order to a day for which there are no eggs by now. */
export const useEggsGone = () => {
  const { eggs } = useFarm();
  return (category: CategoryId): string =>
    `${eggTypeIn(eggs, category).name}: those in the book would be too old by that day, or are promised to others.`;
};
