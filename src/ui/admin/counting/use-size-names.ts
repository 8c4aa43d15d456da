import { CATALOGUE, eggTypeIn } from "#core/catalogue/catalogue.ts";
import { LOGGED_SIZES, type LoggedSize } from "#core/flocks/flock.ts";
import { SIZE_NAMES } from "#ui/admin/flocks/names.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";

/** As the log calls a size, unless the farmer sells it under a name of her own. */
export const useSizeNames = (): Readonly<Record<LoggedSize, string>> => {
  const { eggs } = useFarm();
  const nameOf = (size: LoggedSize): string => {
    const { name } = eggTypeIn(eggs, size);
    return name === CATALOGUE[size].name ? SIZE_NAMES[size] : name;
  };
  return Object.fromEntries(LOGGED_SIZES.map((size) => [size, nameOf(size)])) as Record<
    LoggedSize,
    string
  >;
};
