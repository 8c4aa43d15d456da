import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { FARM } from "#core/farm.ts";
import { FARM_ADDRESS } from "#core/farm-words.ts";
import { isFlockId } from "#core/flocks/flock.ts";
import { ROUTES } from "#core/routes.ts";

export interface PageWords {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

export type PathHead =
  | ({ readonly kind: "page" } & PageWords)
  | { readonly kind: "post"; readonly id: string }
  | { readonly kind: "unknown" };

const ABOUT_THE_FARM = `${FARM.tagline} Free delivery to ${FARM.deliveryTown} on ${FARM.deliveryDays}, or collection from the farm.`;

const HOME_TITLE = `${FARM.name} – fresh eggs from the farm gate`;

const HOME: PathHead = {
  kind: "page",
  name: HOME_TITLE,
  title: HOME_TITLE,
  description: ABOUT_THE_FARM,
};

const PAGES: Readonly<Record<string, readonly [title: string, description: string]>> = {
  [ROUTES.about]: ["About Us", `Who we are and how our hens live. ${FARM.tagline}`],
  [ROUTES.contact]: ["Contact Us", `Text, call or write to ${FARM.name}.`],
  [ROUTES.posts]: ["Our Chickens", `Stories of the hens of ${FARM.name}.`],
  [ROUTES.findUs]: ["How to Find Us", `${FARM_ADDRESS.join(", ")}. ${FARM.directions}`],
  [ROUTES.terms]: ["Terms", `How ${FARM.name} sells: prices, delivery and collection, cancelling.`],
  [ROUTES.privacy]: [
    "Privacy",
    `What ${FARM.name} keeps about its customers, why, and for how long.`,
  ],
  [ROUTES.myOrders]: ["My Orders", "Find the orders that you placed in this browser."],
  [ROUTES.checkout]: ["Checkout", "Your basket. Delivery and collection are free."],
  [ROUTES.orderSuccess]: ["Thank You!", "Your order has been placed."],
  [ROUTES.orderCancelled]: ["Order Canceled", "Your order was canceled, and nothing was charged."],
};

const ADMIN_TITLES: Readonly<Record<string, string>> = {
  [ADMIN_ROUTES.login]: "Admin Login",
  [ADMIN_ROUTES.dashboard]: "Admin Dashboard",
  [ADMIN_ROUTES.orders]: "Admin Orders",
  [ADMIN_ROUTES.packing]: "Admin Packing List",
  [ADMIN_ROUTES.customers]: "Admin Customers",
  [ADMIN_ROUTES.messages]: "Admin Messages",
  [ADMIN_ROUTES.pricing]: "Admin Pricing",
  [ADMIN_ROUTES.posts]: "Admin Posts",
  [ADMIN_ROUTES.newPost]: "Admin New Story",
  [ADMIN_ROUTES.flocks]: "Admin Flocks",
  [ADMIN_ROUTES.splash]: "Admin Splash Page",
  [ADMIN_ROUTES.backup]: "Admin Backup",
  [ADMIN_ROUTES.export]: "Admin Export",
};

export const pageWords = (name: string, description: string): PageWords => ({
  name,
  title: `${name} – ${FARM.name}`,
  description,
});

const page = (name: string, description: string): PathHead => ({
  kind: "page",
  ...pageWords(name, description),
});

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
  if (known) return page(known, "For the farmer.");
  const flock = idIn(ADMIN_ROUTES.flock, path);
  if (flock && isFlockId(flock)) return page(`Admin Flock ${flock}`, "For the farmer.");
  if (idIn(ADMIN_ROUTES.customer, path)) return page("Admin Customers", "For the farmer.");
  return idIn(ADMIN_ROUTES.editPost, path)
    ? page("Admin Edit Story", "For the farmer.")
    : { kind: "unknown" };
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
