import type { CallsOf } from "#adapters/http/call-kind.ts";

/** What anyone may ask of the shop over HTTP. */
export const COUNTER_CALLS = {
  getPrices: "read",
  getInventory: "read",
  getShownSplash: "read",
  openPayment: "command",
  takePayment: "command",
  cancelPayment: "command",
  getPaymentStates: "read",
  findOrder: "private",
  findOrders: "private",
  requestOrderLink: "command",
  useOrderLink: "command",
  contactFarm: "command",
  joinWaitlist: "command",
  listPosts: "read",
  getPost: "read",
  isLoggedIn: "read",
  logIn: "command",
  logOut: "command",
} as const satisfies CallsOf<"counter">;
