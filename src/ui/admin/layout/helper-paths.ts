import { ADMIN_ROUTES } from "#core/admin-routes.ts";

const HELPER_PATHS: readonly string[] = [
  ADMIN_ROUTES.packing,
  ADMIN_ROUTES.count,
  ADMIN_ROUTES.pricing,
  ADMIN_ROUTES.flocks,
  ADMIN_ROUTES.help,
];

export const HELPERS_HOME = ADMIN_ROUTES.packing;

export const isForHelpers = (path: string): boolean =>
  HELPER_PATHS.some((allowed) => path === allowed || path.startsWith(`${allowed}/`));

export const landingOf = (address: string, isHelper: boolean): string =>
  isHelper && !isForHelpers(address.split("?")[0] ?? "") ? HELPERS_HOME : address;
