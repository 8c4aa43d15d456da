import { ADMIN, filledIn } from "#core/routes.ts";

export const ADMIN_ROUTES = {
  login: "/admin/login",
  dashboard: ADMIN,
  orders: "/admin/orders",
  newOrder: "/admin/orders/new",
  week: "/admin/week",
  packing: "/admin/packing",
  along: "/admin/packing/along",
  packDay: "/admin/packing/:id",
  count: "/admin/count",
  eggs: "/admin/eggs",
  customers: "/admin/customers",
  customer: "/admin/customers/:id",
  messages: "/admin/messages",
  pricing: "/admin/pricing",
  posts: "/admin/posts",
  newPost: "/admin/posts/new",
  editPost: "/admin/posts/edit/:id",
  flocks: "/admin/flocks",
  flock: "/admin/flocks/:id",
  eggLot: "/admin/eggs/lots/:id",
  splash: "/admin/splash",
  backup: "/admin/backup",
  export: "/admin/export",
  settings: "/admin/settings",
  help: "/admin/help",
  helpPage: "/admin/help/:id",
} as const;

export const adminPaths = {
  customer: filledIn(ADMIN_ROUTES.customer),
  editPost: filledIn(ADMIN_ROUTES.editPost),
  flock: filledIn(ADMIN_ROUTES.flock),
  eggLot: filledIn(ADMIN_ROUTES.eggLot),
  packDay: filledIn(ADMIN_ROUTES.packDay),
  countOf: (flock: string, day: string): string =>
    `${ADMIN_ROUTES.count}?flock=${flock}&day=${day}`,
  /** A page of docs/farmer, a heading of it behind "#"; without a page the list of them. */
  help: (page: string): string =>
    /^(?:#|$)/.test(page) ? ADMIN_ROUTES.help + page : `${ADMIN_ROUTES.help}/${page}`,
  settings: (section: string): string => `${ADMIN_ROUTES.settings}?section=${section}`,
  openOrder: (id: string): string => `${ADMIN_ROUTES.orders}?order=${encodeURIComponent(id)}`,
};
