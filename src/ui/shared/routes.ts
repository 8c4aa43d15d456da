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
