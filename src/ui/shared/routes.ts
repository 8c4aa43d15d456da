/** Every path of the public site. */
export const ROUTES = {
  home: "/",
  about: "/about",
  contact: "/contact",
  stories: "/our-chickens",
  findUs: "/how-to-find-us",
  myOrders: "/my-orders",
  checkout: "/checkout",
  orderSuccess: "/order/success",
  orderCancelled: "/order/cancel",
} as const;

/** Every path of the admin area. */
export const ADMIN_ROUTES = {
  login: "/admin/login",
  dashboard: "/admin",
  orders: "/admin/orders",
  customers: "/admin/customers",
  pricing: "/admin/pricing",
  posts: "/admin/posts",
  flocks: "/admin/flocks",
  splash: "/admin/splash",
} as const;

export const NEW_POST_ROUTE = `${ADMIN_ROUTES.posts}/new`;
export const EDIT_POST_ROUTE = `${ADMIN_ROUTES.posts}/edit`;
