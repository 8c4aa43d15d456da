import { matchRoute, useRouter } from "wouter";
import { ADMIN_ROUTES, adminPaths } from "#core/admin-routes.ts";
import { useGuardedPath } from "#ui/shared/navigation/location-context.ts";

type Route = (typeof ADMIN_ROUTES)[keyof typeof ADMIN_ROUTES];
type WithoutHelp =
  | typeof ADMIN_ROUTES.login
  | typeof ADMIN_ROUTES.help
  | typeof ADMIN_ROUTES.helpPage;

/** The page of docs/farmer for each page of the admin area, or a heading there; "" is the list of them. */
export const HELP: Readonly<Record<Exclude<Route, WithoutHelp>, string>> = {
  [ADMIN_ROUTES.dashboard]: "",
  [ADMIN_ROUTES.orders]: "payments#what-happens-to-a-payment",
  [ADMIN_ROUTES.newOrder]: "by-hand",
  [ADMIN_ROUTES.week]: "week",
  [ADMIN_ROUTES.packing]: "packing",
  [ADMIN_ROUTES.along]: "packing#take-it-along",
  [ADMIN_ROUTES.packDay]: "packing",
  [ADMIN_ROUTES.count]: "counting",
  [ADMIN_ROUTES.eggs]: "eggs",
  [ADMIN_ROUTES.eggLot]: "eggs#if-eggs-must-be-called-back",
  [ADMIN_ROUTES.customers]: "backup#when-a-person-asks-to-be-erased",
  [ADMIN_ROUTES.customer]: "backup#when-a-person-asks-to-be-erased",
  [ADMIN_ROUTES.messages]: "mail#what-customers-write-to-you",
  [ADMIN_ROUTES.pricing]: "settings#what-you-sell",
  [ADMIN_ROUTES.posts]: "stories",
  [ADMIN_ROUTES.newPost]: "stories",
  [ADMIN_ROUTES.editPost]: "stories",
  [ADMIN_ROUTES.flocks]: "hens",
  [ADMIN_ROUTES.flock]: "hens",
  [ADMIN_ROUTES.splash]: "stories#the-splash-page",
  [ADMIN_ROUTES.backup]: "backup#a-backup-from-the-admin-area",
  [ADMIN_ROUTES.export]: "backup#files-for-the-accountant",
  [ADMIN_ROUTES.settings]: "settings",
};

const ROUTES = Object.entries(HELP);

export const useHelpHere = (): string => {
  const { parser } = useRouter();
  const path = useGuardedPath();
  const [, page = ""] = ROUTES.find(([route]) => matchRoute(parser, route, path)[0]) ?? [];
  return adminPaths.help(page);
};
