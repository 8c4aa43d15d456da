export const SHOP_UNREACHABLE = {
  title: "Shop Not Reached",
  text: "The shop does not answer at the moment. Please try again shortly.",
} as const;
