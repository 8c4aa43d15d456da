import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { LONG_DAY, US_LONG_DAY } from "#ui/shared/dates.ts";

const STYLES = [
  [ADMIN_ROUTES.orders, "do MMM yyyy"],
  [ADMIN_ROUTES.posts, US_LONG_DAY],
  [ADMIN_ROUTES.flocks, "dd/MM/yy"],
] as const;

export const dateStyleUnder = (path: string): string =>
  STYLES.find(([place]) => path.startsWith(place))?.[1] ?? LONG_DAY;
