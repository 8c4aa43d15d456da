import { expect, test } from "vitest";
import { FARM, type Farm } from "#core/farm.ts";
import { collectionTimes, farmAddress } from "#core/farm-words.ts";
import {
  deniedLetter,
  movedLetter,
  partLetter,
  readyLetter,
  refundedLetter,
} from "#core/letters/customer-letters.ts";
import { attentionLetter, newOrderLetter } from "#core/letters/owner-letters.ts";
import { paidLetter } from "#core/letters/paid-letter.ts";
import { type Letter, letterText } from "#core/messages/letter.ts";
import { letterHtml } from "#core/messages/letter-html.ts";
import { backInStockLetter, contactLetter, lookUpLetter } from "#core/messages/visitor-letters.ts";
import type { Order } from "#core/orders/order.ts";
import { moved } from "#core/orders/order-money.ts";
import { firstFarmIn, HILLTOP_FARM } from "#tests/support/hilltop.ts";
import { A_TOLD_ORDER, anOrder, TWO_ITEMS } from "#tests/support/orders.ts";

const NOW = "2026-06-16T12:00:00.000Z";

const ORDER: Order = {
  ...A_TOLD_ORDER,
  captureId: "3C679366HH908993F",
  log: [
    { at: NOW, kind: "paid" },
    { at: NOW, kind: "disagrees" },
    { at: NOW, kind: "partly-refunded" },
  ],
};

const BARE = anOrder({ status: "Needs attention", customerEmail: "" });
const COLLECTED = anOrder({ items: TWO_ITEMS.slice(1), total: 360 });
const OF_A_NAME_ALONE = anOrder({
  address: { lines: ["3 Mill Lane"], postcode: "", country: "GB" },
});

const CHOSEN: Order = {
  ...ORDER,
  status: "Ready",
  days: { delivery: "2026-06-27", collection: "2026-06-28" },
};

/** By a part first, where one is given. */
const paidBack = (order: Order, part = 0): Order =>
  [part, order.total - part]
    .filter((amount) => amount > 0)
    .reduce(
      (before, amount) =>
        moved(before, {
          kind: "refund",
          amount: -amount,
          day: "2026-06-16",
          at: NOW,
          how: "paypal",
        }),
      order,
    );

const SHOP = "https://eggs.example";

const LETTERS: Readonly<Record<string, (farm: Farm) => Letter>> = {
  "back-in-stock": (farm) => backInStockLetter("doubleYolkers", SHOP, farm),
  contact: () =>
    contactLetter({ name: "Ada", email: "ada@example.com", message: "Do you\nsell hens?" }),
  "contact-without-name": () =>
    contactLetter({ name: "", email: "ada@example.com", message: "Hello" }),
  "look-up": (farm) => lookUpLetter("k3J-x_0", SHOP, farm),
  "needs-attention": () => attentionLetter(ORDER, FARM),
  "needs-attention-short": () =>
    attentionLetter(
      {
        ...ORDER,
        log: [
          { at: NOW, kind: "eggs-short" },
          { at: NOW, kind: "reversed" },
        ],
      },
      FARM,
    ),
  "needs-attention-bare": () => attentionLetter(BARE, FARM),
  "new-order": () => newOrderLetter(ORDER, NOW, FARM),
  "new-order-bare": () => newOrderLetter(BARE, NOW, FARM),
  "new-order-collected": () => newOrderLetter(COLLECTED, NOW, FARM),
  "order-paid": (farm) => paidLetter(ORDER, NOW, farm),
  "order-paid-bare": (farm) => paidLetter(anOrder(), NOW, farm),
  "order-paid-collected": (farm) => paidLetter(COLLECTED, NOW, farm),
  "order-paid-half-an-address": (farm) => paidLetter(OF_A_NAME_ALONE, NOW, farm),
  "payment-denied": (farm) => deniedLetter(ORDER, farm),
  ready: (farm) => readyLetter(ORDER, farm),
  "chosen-days-new-order": () => newOrderLetter(CHOSEN, NOW, FARM),
  "chosen-days-paid": (farm) => paidLetter(CHOSEN, NOW, farm),
  "chosen-days-ready": (farm) => readyLetter(CHOSEN, farm),
  "chosen-days-denied": (farm) => deniedLetter(CHOSEN, farm),
  "chosen-days-refunded": (farm) => refundedLetter(paidBack(CHOSEN), CHOSEN.total, farm),
  "chosen-days-needs-attention": () => attentionLetter(CHOSEN, FARM),
  "chosen-days-moved-delivery": (farm) => movedLetter(CHOSEN, ["delivery"], farm),
  "chosen-days-moved-collection": (farm) => movedLetter(CHOSEN, ["collection"], farm),
  "chosen-days-moved-both": (farm) => movedLetter(CHOSEN, ["delivery", "collection"], farm),
  refunded: (farm) => refundedLetter(paidBack(ORDER), ORDER.total, farm),
  "refunded-rest": (farm) => refundedLetter(paidBack(ORDER, 120), ORDER.total - 120, farm),
  "refunded-nothing-left": (farm) => refundedLetter(ORDER, 0, farm),
  "refunded-part": (farm) => partLetter(ORDER, { amount: 120, reason: "broken eggs" }, farm),
};

/** What a farmer says of the farm may change: the letters stand. */
const OF_THE_FARM = Object.entries({
  times: collectionTimes(FARM),
  address: farmAddress(FARM).join("\n"),
  directions: FARM.directions,
  owner: FARM.owner,
  phone: FARM.phone,
  email: FARM.email,
  name: FARM.name,
});

const ofAnyFarm = (text: string): string =>
  OF_THE_FARM.reduce((said, [what, words]) => said.replaceAll(words, `{${what}}`), text);

test.each(Object.entries(LETTERS))(
  "the letter '%s' reads as it is written down",
  async (name, written) => {
    const letter = written(FARM);
    const whole = `${letter.subject}\n\n${letterText(letter)}`;
    await expect(ofAnyFarm(whole)).toMatchFileSnapshot(`written/${name}.txt`);
  },
);

test.each(["look-up", "order-paid"])("the letter '%s' is the same as a page", async (name) => {
  const html = LETTERS[name] ? letterHtml(LETTERS[name](FARM)) : "";
  await expect(
    ofAnyFarm(html.replaceAll("><", ">\n<").replaceAll("<br>", "\n")),
  ).toMatchFileSnapshot(`written/${name}.html`);
});

test.each(Object.entries(LETTERS))("the letter '%s' tells of no other farm", (_name, written) => {
  const letter = written(HILLTOP_FARM);
  expect(firstFarmIn(`${letter.subject} ${letterText(letter)} ${letterHtml(letter)}`)).toEqual([]);
});
