import { type EndpointsOf, nothing, oneId } from "#adapters/http/endpoint.ts";
import type { Shop } from "#core/shop.ts";

/** What anyone may call over HTTP. */
export const COUNTER_ENDPOINTS = {
  getPrices: { kind: "query", input: nothing },
  getInventory: { kind: "query", input: nothing },
  getProfile: { kind: "query", input: nothing },
  getDays: { kind: "query", input: nothing },
  getFarmText: { kind: "query", input: (is) => is.args(is.FarmText) },
  getShownSplash: { kind: "query", input: (is) => is.args(is.Whole) },
  openPayment: {
    kind: "command",
    waitsFor: "provider",
    input: (is) => is.args(is.WantedLines, is.Method, is.Whole, is.OptionalNote, is.OptionalDays),
  },
  takePayment: {
    kind: "command",
    waitsFor: "provider",
    input: (is) => is.args(is.Id, is.OptionalPayer),
  },
  cancelPayment: { kind: "command", input: oneId },
  getPaymentStates: { kind: "query", input: (is) => is.args(is.OrderIds) },
  findOrder: { kind: "sensitiveQuery", input: oneId },
  findOrders: { kind: "sensitiveQuery", input: (is) => is.args(is.Email) },
  requestOrderLink: {
    kind: "command",
    waitsFor: "nothing",
    answer: "at-the-end",
    input: (is) => is.args(is.Email),
  },
  useOrderLink: { kind: "command", waitsFor: "nothing", answer: "at-the-end", input: oneId },
  openOrder: { kind: "sensitiveQuery", input: oneId },
  changeDay: {
    kind: "command",
    waitsFor: "nothing",
    answer: "in-its-work",
    input: (is) => is.args(is.DayChange),
  },
  cancelOrder: { kind: "command", waitsFor: "provider", input: (is) => is.args(is.Cancellation) },
  contactFarm: { kind: "command", input: (is) => is.args(is.Contact) },
  joinWaitlist: { kind: "command", input: (is) => is.args(is.Category, is.Email) },
  listPosts: { kind: "query", input: (is) => is.args(is.After) },
  getPost: { kind: "query", input: oneId },
  isLoggedIn: { kind: "query", input: nothing },
  getPerson: { kind: "query", input: nothing },
  logIn: {
    kind: "command",
    waitsFor: "processor",
    answer: "nowhere",
    input: (is) => is.args(is.Password),
  },
  logOut: { kind: "command", waitsFor: "nothing", answer: "nowhere", input: nothing },
} as const satisfies EndpointsOf<Shop["counter"]>;
