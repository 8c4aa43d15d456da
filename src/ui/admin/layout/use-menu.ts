import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { isForHelpers } from "#ui/admin/layout/helper-paths.ts";
import { useIsHelper } from "#ui/admin/login/session-queries.ts";
import { useSetting } from "#ui/shared/setting.ts";

export type Place = readonly [name: string, to: string, shape: string];

export interface PlaceGroup {
  readonly name: string;
  readonly places: readonly Place[];
}

const STOCK = "Inventory & Pricing";

const GROUPS: readonly PlaceGroup[] = [
  {
    name: "Every day",
    places: [
      ["Dashboard", ADMIN_ROUTES.dashboard, "M3 12 12 4l9 8M5 10v10h5v-6h4v6h5V10"],
      ["Orders", ADMIN_ROUTES.orders, "M6 3h12v18l-3-2-3 2-3-2-3 2ZM9 8h6M9 12h6"],
      ["Week", ADMIN_ROUTES.week, "M4 5h16v15H4ZM4 10h16M8 3v4m8-4v4M8 14h3m2 0h3"],
      ["Packing", ADMIN_ROUTES.packing, "M3 8l9-5 9 5v9l-9 5-9-5Zm0 0 9 5 9-5m-9 5v9"],
      [
        "Count eggs",
        ADMIN_ROUTES.count,
        "M4 11h16l-2 9H6ZM7 11c0-4 2-7 5-7s5 3 5 7M9 15v2m3-2v2m3-2v2",
      ],
    ],
  },
  {
    name: "Eggs and hens",
    places: [
      [STOCK, ADMIN_ROUTES.pricing, "M12 3c5 0 8 8 8 12a8 6 0 0 1-16 0c0-4 3-12 8-12Z"],
      [
        "Eggs",
        ADMIN_ROUTES.eggs,
        "M8 4c3 0 5 5 5 8a5 4 0 0 1-10 0c0-3 2-8 5-8Zm7 3c3-1 6 4 6 7a4 4 0 0 1-6 3M3 20h18",
      ],
      [
        "Flocks",
        ADMIN_ROUTES.flocks,
        "M4 13c0 4 3 7 8 7s7-3 7-8V6l2 1-2-3a3 3 0 0 0-5 2c0 4-10 1-10 7Zm6 7v2m4-2v2",
      ],
    ],
  },
  {
    name: "People and words",
    places: [
      [
        "Customers",
        ADMIN_ROUTES.customers,
        "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 10c0-4 3-7 7-7s7 3 7 7M16 4a4 4 0 0 1 0 7m2 3c3 1 4 4 4 7",
      ],
      ["Messages", ADMIN_ROUTES.messages, "M3 5h18v14H3Zm0 1 9 7 9-7"],
      ["Posts", ADMIN_ROUTES.posts, "M5 4h14v16H5ZM8 8h8M8 12h8M8 16h5"],
      ["Splash Page", ADMIN_ROUTES.splash, "M4 5h16v11H9l-5 4Zm4 4h8m-8 3h5"],
    ],
  },
  {
    name: "The shop",
    places: [
      ["Backup", ADMIN_ROUTES.backup, "M12 3v11m-4-4 4 4 4-4M4 16v4h16v-4"],
      [
        "Settings",
        ADMIN_ROUTES.settings,
        "M4 7h10m4 0h2M4 17h2m4 0h10M14 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM6 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z",
      ],
    ],
  },
];

const asForHelpers = ([name, ...rest]: Place): Place => [name === STOCK ? "Stock" : name, ...rest];

export const useMenu = (): readonly PlaceGroup[] => {
  const { isShared } = useSetting();
  const isHelper = useIsHelper();
  const placesIn = ({ places }: PlaceGroup): readonly Place[] =>
    isHelper
      ? places.filter(([, to]) => isForHelpers(to)).map(asForHelpers)
      : places.filter(([, to]) => isShared || to !== ADMIN_ROUTES.messages);
  return GROUPS.map((group) => ({ ...group, places: placesIn(group) })).filter(
    ({ places }) => places.length > 0,
  );
};

/** An item is current on its inner pages too; every page is inside the dashboard's path. */
export const isHere = (path: string, to: string): boolean =>
  path === to || (to !== ADMIN_ROUTES.dashboard && path.startsWith(`${to}/`));
