import { type CategoryId, eggTypeIn } from "#core/catalogue/catalogue.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";

export const useEggsGone = () => {
  const { eggs } = useFarm();
  return (category: CategoryId): string =>
    `${eggTypeIn(eggs, category).name}: those in the book would be too old by that day, or are promised to others.`;
};
