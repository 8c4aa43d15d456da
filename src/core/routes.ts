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

/** Where the admin area begins. */
export const ADMIN = "/admin";

/** Puts an id into a pattern. */
export const filledIn = (pattern: string) => (id: string) =>
  pattern.replace(":id", encodeURIComponent(id));

/** Where one record is, by its id. */
export const paths = {
  post: filledIn(ROUTES.post),
};
