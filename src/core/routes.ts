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

export const BLOG = "/blog";

export const ADMIN = "/admin";

export const filledIn = (pattern: string) => (id: string) =>
  pattern.replace(":id", encodeURIComponent(id));

export const paths = {
  /** The checkout of packs that join an order. */
  addTo: (orderId: string): string => `${ROUTES.checkout}?add=${encodeURIComponent(orderId)}`,
  post: filledIn(ROUTES.post),
  posts: (before: string | null): string =>
    before === null ? ROUTES.posts : `${ROUTES.posts}?before=${encodeURIComponent(before)}`,
};
