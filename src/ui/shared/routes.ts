/** Every path of the public site, as patterns where a part of it varies. */
export const ROUTES = {
  home: "/",
  about: "/about",
  contact: "/contact",
  posts: "/our-chickens",
  post: "/our-chickens/:id",
  findUs: "/how-to-find-us",
  terms: "/terms",
  privacy: "/privacy",
  myOrders: "/my-orders",
  checkout: "/checkout",
  orderSuccess: "/order/success",
  orderCancelled: "/order/cancel",
} as const;

/** Every path of the admin area, as patterns where a part of it varies. */
export const ADMIN_ROUTES = {
  login: "/admin/login",
  dashboard: "/admin",
  orders: "/admin/orders",
  customers: "/admin/customers",
  messages: "/admin/messages",
  pricing: "/admin/pricing",
  posts: "/admin/posts",
  newPost: "/admin/posts/new",
  editPost: "/admin/posts/edit/:id",
  flocks: "/admin/flocks",
  flock: "/admin/flocks/:id",
  splash: "/admin/splash",
  backup: "/admin/backup",
} as const;

const filledIn = (pattern: string) => (id: string) =>
  pattern.replace(":id", encodeURIComponent(id));

/** Where one record is, by its id. */
export const paths = {
  post: filledIn(ROUTES.post),
  editPost: filledIn(ADMIN_ROUTES.editPost),
  flock: filledIn(ADMIN_ROUTES.flock),
};
