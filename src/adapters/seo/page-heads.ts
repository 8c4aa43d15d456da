import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { Farm } from "#core/farm.ts";
import { deliveryDays, farmAddress } from "#core/farm-words.ts";
import { isFlockId } from "#core/flocks/flock.ts";
import { packDayName } from "#core/packing/pack-day-name.ts";
import { ROUTES } from "#core/routes.ts";

export interface PageWords {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

export type PathHead =
  | { readonly kind: "page"; readonly wordsFor: (farm: Farm) => PageWords }
  | { readonly kind: "post"; readonly id: string }
  | { readonly kind: "unknown" };

const aboutTheFarm = (farm: Farm): string =>
  `${farm.tagline} Free delivery to ${farm.deliveryTown} on ${deliveryDays(farm)}, or collection from the farm.`;

const homeWords = (farm: Farm): PageWords => {
  const title = `${farm.name} – fresh eggs from the farm gate`;
  return { name: title, title, description: aboutTheFarm(farm) };
};

const HOME: PathHead = { kind: "page", wordsFor: homeWords };

type Describe = (farm: Farm) => string;

const PAGES: Readonly<Record<string, readonly [title: string, describe: Describe]>> = {
  [ROUTES.about]: ["About Us", ({ tagline }) => `Who we are and how our hens live. ${tagline}`],
  [ROUTES.contact]: ["Contact Us", ({ name }) => `Text, call or write to ${name}.`],
  [ROUTES.posts]: ["Our Chickens", ({ name }) => `Stories of the hens of ${name}.`],
  [ROUTES.findUs]: [
    "How to Find Us",
    (farm) => `${farmAddress(farm).join(", ")}. ${farm.directions}`,
  ],
  [ROUTES.terms]: [
    "Terms",
    ({ name }) => `How ${name} sells: prices, delivery and collection, cancelling.`,
  ],
  [ROUTES.privacy]: [
    "Privacy",
    ({ name }) => `What ${name} keeps about its customers, why, and for how long.`,
  ],
  [ROUTES.myOrders]: ["My Orders", () => "Find the orders that you placed in this browser."],
  [ROUTES.checkout]: ["Checkout", () => "Your basket. Delivery and collection are free."],
  [ROUTES.orderSuccess]: ["Thank You!", () => "Your order has been placed."],
  [ROUTES.orderCancelled]: [
    "Order Canceled",
    () => "Your order was canceled, and nothing was charged.",
  ],
};

const ADMIN_TITLES: Readonly<Record<string, string>> = {
  [ADMIN_ROUTES.login]: "Admin Login",
  [ADMIN_ROUTES.dashboard]: "Admin Dashboard",
  [ADMIN_ROUTES.orders]: "Admin Orders",
  [ADMIN_ROUTES.newOrder]: "Admin New Order",
  [ADMIN_ROUTES.packing]: "Admin Packing List",
  [ADMIN_ROUTES.week]: "Admin Week",
  [ADMIN_ROUTES.count]: "Admin Count eggs",
  [ADMIN_ROUTES.customers]: "Admin Customers",
  [ADMIN_ROUTES.messages]: "Admin Messages",
  [ADMIN_ROUTES.pricing]: "Admin Pricing",
  [ADMIN_ROUTES.posts]: "Admin Posts",
  [ADMIN_ROUTES.newPost]: "Admin New Story",
  [ADMIN_ROUTES.flocks]: "Admin Flocks",
  [ADMIN_ROUTES.eggs]: "Admin Egg Book",
  [ADMIN_ROUTES.splash]: "Admin Splash Page",
  [ADMIN_ROUTES.backup]: "Admin Backup",
  [ADMIN_ROUTES.export]: "Admin Export",
  [ADMIN_ROUTES.settings]: "Admin Settings",
  [ADMIN_ROUTES.help]: "Admin Help",
};

export const pageWords = (name: string, description: string, farm: Farm): PageWords => ({
  name,
  title: `${name} – ${farm.name}`,
  description,
});

const page = (name: string, describe: Describe): PathHead => ({
  kind: "page",
  wordsFor: (farm) => pageWords(name, describe(farm), farm),
});

const adminPage = (name: string): PathHead => page(name, () => "For the farmer.");

const idIn = (pattern: string, path: string): string | null => {
  const [start = ""] = pattern.split(":id");
  const rest = path.slice(start.length);
  if (!path.startsWith(start) || rest === "" || rest.includes("/")) return null;
  try {
    return decodeURIComponent(rest);
  } catch {
    return null;
  }
};

const adminHead = (path: string): PathHead => {
  const known = Object.hasOwn(ADMIN_TITLES, path) ? ADMIN_TITLES[path] : undefined;
  if (known) return adminPage(known);
  const flock = idIn(ADMIN_ROUTES.flock, path);
  if (flock && isFlockId(flock)) return adminPage(`Admin Flock ${flock}`);
  if (idIn(ADMIN_ROUTES.eggLot, path)) return adminPage("Admin Egg Lot");
  const packDay = idIn(ADMIN_ROUTES.packDay, path);
  if (packDay) return adminPage(`Admin ${packDayName(packDay)}`);
  if (idIn(ADMIN_ROUTES.helpPage, path)) return adminPage("Admin Help");
  if (idIn(ADMIN_ROUTES.customer, path)) return adminPage("Admin Customers");
  return idIn(ADMIN_ROUTES.editPost, path) ? adminPage("Admin Edit Story") : { kind: "unknown" };
};

export const ownPath = (asked: string): string =>
  asked.length > 1 && asked.endsWith("/") ? asked.slice(0, -1) : asked;

export const headOfPath = (asked: string): PathHead => {
  const path = ownPath(asked);
  if (path === ROUTES.home) return HOME;
  const known = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
  if (known) return page(...known);
  const id = idIn(ROUTES.post, path);
  return id ? { kind: "post", id } : adminHead(path);
};
