import { ADMIN, filledIn } from "#core/routes.ts";

/** Every path of the admin area, as patterns where a part of it varies. */
export const ADMIN_ROUTES = {
  login: "/admin/login",
  dashboard: ADMIN,
  orders: "/admin/orders",
  packing: "/admin/packing",
  customers: "/admin/customers",
  customer: "/admin/customers/:id",
  messages: "/admin/messages",
  pricing: "/admin/pricing",
  posts: "/admin/posts",
  newPost: "/admin/posts/new",
  editPost: "/admin/posts/edit/:id",
  flocks: "/admin/flocks",
  flock: "/admin/flocks/:id",
  splash: "/admin/splash",
  backup: "/admin/backup",
  export: "/admin/export",
} as const;

/** Where one of the owner's records is, by its id. */
export const adminPaths = {
  customer: filledIn(ADMIN_ROUTES.customer),
  editPost: filledIn(ADMIN_ROUTES.editPost),
  flock: filledIn(ADMIN_ROUTES.flock),
  /** Among the others, opened. */
  openOrder: (id: string): string => `${ADMIN_ROUTES.orders}?order=${encodeURIComponent(id)}`,
};
