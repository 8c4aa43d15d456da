import { nothing, oneId, type PublicEndpointsOf } from "#adapters/http/endpoint.ts";
import type { Shop } from "#core/shop/shop.ts";

const QUARTER_OF_AN_HOUR = 900;
const HOUR = 3_600;

export const COUNTER_ENDPOINTS = {
  getPrices: { kind: "query", input: nothing },
  getInventory: { kind: "query", input: nothing },
  getProfile: { kind: "query", input: nothing },
  getDays: { kind: "query", input: nothing },
  getFarmText: { kind: "query", input: (is) => is.args(is.FarmText) },
  getShownSplash: { kind: "query", input: (is) => is.args(is.Whole) },
  openPayment: {
    kind: "command",
    limit: { most: 100, seconds: QUARTER_OF_AN_HOUR },
    waitsFor: "provider",
    input: (is) =>
      is.args(
        is.WantedLines,
        is.Method,
        is.Whole,
        is.OptionalNote,
        is.OptionalDays,
        is.OptionalDetails,
      ),
  },
  takePayment: {
    kind: "command",
    limit: { most: 30, seconds: QUARTER_OF_AN_HOUR },
    waitsFor: "provider",
    input: (is) => is.args(is.Id, is.OptionalPayer),
  },
  cancelPayment: {
    kind: "command",
    limit: { most: 60, seconds: QUARTER_OF_AN_HOUR },
    input: oneId,
  },
  getPaymentStates: {
    kind: "query",
    limit: { most: 120, seconds: QUARTER_OF_AN_HOUR, isOfOneProcess: true },
    input: (is) => is.args(is.OrderIds),
  },
  findOrder: { kind: "sensitiveQuery", input: oneId },
  findOrders: { kind: "sensitiveQuery", input: (is) => is.args(is.Email) },
  requestOrderLink: {
    kind: "command",
    limit: { most: 20, seconds: HOUR, isSilent: true },
    waitsFor: "nothing",
    answer: "at-the-end",
    input: (is) => is.args(is.Email),
  },
  useOrderLink: {
    kind: "command",
    limit: { most: 30, seconds: QUARTER_OF_AN_HOUR },
    waitsFor: "nothing",
    answer: "at-the-end",
    input: oneId,
  },
  openOrder: { kind: "sensitiveQuery", limit: { most: 30, seconds: HOUR }, input: oneId },
  changeDay: {
    kind: "command",
    limit: { most: 60, seconds: HOUR },
    waitsFor: "nothing",
    answer: "in-its-work",
    input: (is) => is.args(is.DayChange),
  },
  cancelOrder: {
    kind: "command",
    limit: { most: 60, seconds: HOUR },
    waitsFor: "provider",
    input: (is) => is.args(is.Cancellation),
  },
  giveAddress: {
    kind: "command",
    limit: { most: 60, seconds: HOUR },
    waitsFor: "nothing",
    answer: "in-its-work",
    input: (is) => is.args(is.GivenAddress),
  },
  contactFarm: {
    kind: "command",
    limit: { most: 5, seconds: HOUR },
    input: (is) => is.args(is.Contact),
  },
  joinWaitlist: {
    kind: "command",
    limit: { most: 5, seconds: HOUR },
    input: (is) => is.args(is.Category, is.Email),
  },
  listPosts: { kind: "query", input: (is) => is.args(is.After) },
  getPost: { kind: "query", input: oneId },
  isLoggedIn: { kind: "query", input: nothing },
  getPerson: { kind: "query", input: nothing },
  logIn: {
    kind: "command",
    limit: "wrong-passwords",
    waitsFor: "processor",
    answer: "nowhere",
    input: (is) => is.args(is.Password),
  },
  logOut: {
    kind: "command",
    limit: { most: 60, seconds: QUARTER_OF_AN_HOUR },
    waitsFor: "nothing",
    answer: "nowhere",
    input: nothing,
  },
} as const satisfies PublicEndpointsOf<Shop["counter"]>;
