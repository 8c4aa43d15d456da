import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { ExamplesOf } from "#tests/support/calls/examples-of.ts";

const PACK = { category: "large", packSize: 12, deliveryMethod: "delivery", quantity: 1 } as const;
const PRICE = DEFAULT_PRICES.large[12] ?? 0;
const PAYER = {
  givenName: "Ada",
  email: "ada@example.com",
  name: "Ada Hen",
  phone: "07700 900000",
  address: { lines: ["1 High Street"], postcode: "RH10 1AA", country: "GB" },
};

export const COUNTER = {
  getPrices: [[]],
  getInventory: [[]],
  getProfile: [[]],
  getDays: [[]],
  getFarmText: [["about"], ["privacy"]],
  getShownSplash: [[0], [7]],
  openPayment: [
    [[PACK], "practice", PRICE],
    [[], "paypal", 0, ""],
    [
      ...([[PACK, { ...PACK, packSize: 6, quantity: 9999 }], "practice", 1] as const),
      ...(["Ring twice", { delivery: "2026-06-27" }] as const),
    ],
    [[PACK], "paypal", PRICE, "Ring twice", { delivery: "2026-06-27" }, {}],
    [
      ...([[PACK], "paypal", PRICE, "Ring twice", { delivery: "2026-06-27" }] as const),
      {
        typed: {
          ...{ name: "Ada Hen", email: "ada@example.com", phone: "07700 900000" },
          recipient: "Mabel Hen",
        },
      },
    ],
  ],
  takePayment: [["PAY-1"], ["PAY-9", { givenName: "", email: "" }], ["PAY-9", PAYER]],
  cancelPayment: [["PAY-1"], ["PAY-9"]],
  getPaymentStates: [[[]], [["PAY-1", "PAY-2"]]],
  findOrder: [["PAY-1"]],
  findOrders: [[""], ["mabel@example.com"]],
  requestOrderLink: [["mabel@example.com"]],
  useOrderLink: [["a-token"]],
  openOrder: [["a-token"]],
  changeDay: [
    [{ orderId: "PAY-1", method: "delivery", day: "2026-06-27" }],
    [{ orderId: "PAY-1", token: "a-token", method: "collection", day: "2026-06-28" }],
    [{ orderId: "PAY-1", token: "a-token", method: "delivery", day: "2026-06-28" }],
  ],
  cancelOrder: [[{ orderId: "PAY-1" }], [{ orderId: "PAY-1", token: "a-token" }]],
  giveAddress: [
    [{ orderId: "GONE", address: { lines: "", postcode: "" } }],
    [
      {
        orderId: "PAY-1",
        token: "a-token",
        address: { lines: "3 Mill Lane\nCrawley", postcode: "RH10 1AA" },
      },
    ],
  ],
  contactFarm: [[{ name: "Ada", email: "ada@example.com", message: "Hello" }]],
  joinWaitlist: [["large", "ada@example.com"]],
  listPosts: [[null], ["1775203200000"]],
  getPost: [["1"]],
  isLoggedIn: [[]],
  getPerson: [[]],
  logIn: [[""], ["farmgate"]],
  logOut: [[]],
} satisfies ExamplesOf<Shop["counter"]>;
