/** What a person is told when what was sent did not reach the shop. */
export const SHOP_UNREACHABLE = {
  title: "Shop Not Reached",
  text: "The shop does not answer at the moment. Please try again shortly.",
} as const;
