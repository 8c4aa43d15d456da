import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#core/catalogue/catalogue.ts";
import { askedOf, orderText } from "#core/orders/order-search.ts";
import { isFoundBy, searchable, wordsOf } from "#core/shared/word-search.ts";
import { anOrder } from "#tests/support/orders.ts";

const wordsIn = (change: Parameters<typeof anOrder>[0]) =>
  orderText(anOrder(change))
    .split(" ")
    .filter((word) => word !== "");

const NO_WORDS = ["", "", "", "", ""];

const NAMED = (name: string) => anOrder().items.map((item) => ({ ...item, id: "goose-12", name }));

describe("orderText", () => {
  test("has the number, who placed it and the items", () => {
    const bare = anOrder({ id: "7X", customerEmail: "", items: [] });
    expect(new Set(wordsIn(bare))).toEqual(new Set(["7x", "#7x"]));
    expect(new Set(wordsIn({ id: "7X" }))).toEqual(
      new Set(
        "7x mabel@example.com mabel example com mabelexamplecom large eggs largeeggs #7x large-12".split(
          " ",
        ),
      ),
    );
  });

  test("has who and where, and the note", () => {
    const words = wordsIn({
      customerName: "Zoë Hen",
      phone: "01293 555010",
      note: "Ring twice",
      address: { lines: ["1 High Street"], postcode: "RH10 1AA", country: "GB" },
    });
    for (const word of ["zoe", "hen", "01293", "ring", "twice", "high", "rh10", "1aa"])
      expect(words).toContain(word);
  });

  test("has customer, recipient and payer, with the words of their names and emails", () => {
    const words = wordsIn({
      customerName: "Ann Hen",
      recipient: "Nan Fox",
      payer: { name: "Bob Owl", email: "B.Ob@gmail.com" },
    });
    for (const word of ["ann", "nan", "fox", "bob", "owl", "b.ob@gmail.com"])
      expect(words).toContain(word);
    expect(words).toContain("paid-by:bob@gmail.com");
  });

  test("has a postcode as people write it, and in one word, however it was typed", () => {
    const words = wordsIn({ address: { lines: [], postcode: "rh101aa", country: "GB" } });
    for (const word of ["rh10", "1aa", "rh101aa"]) expect(words).toContain(word);
  });

  test.each([
    ["5O190127-TN_7", "#5o190127-tn_7"],
    ["17", "#17"],
  ])("has the number %s as %s", (id, word) => {
    expect(wordsIn({ id })).toContain(word);
  });

  test.each(["", "two words", " 7", "7 ", "ä7"])("is no sign before the id '%s'", (id) => {
    const order = anOrder({ id, customerEmail: "", items: [] });
    expect(orderText(order).trim()).toBe(searchable([id, ...NO_WORDS]).trim());
  });

  test.each([
    ["Extra Large Eggs", ["extralarge-12"]],
    ["Double Yolkers", ["doubleyolkers-12"]],
    ["Large Eggs Eggs", ["largeeggs-12"]],
    ["Quail eggs of ours", ["quaileggsofours-12"]],
    ["Goose no. 7", []],
    ["7 Goose", []],
    ["", []],
  ])("is the pack of '%s' as %j", (name, packs) => {
    const { id, ...order } = anOrder({ items: NAMED(name) });
    const words = wordsIn({ ...order, id: "" });
    const others = searchable(["mabel@example.com", name]).split(" ");
    const heard = others.map((word) => askedOf(word));
    expect(words.filter((word) => ![...others, ...heard].includes(word))).toEqual(packs);
  });
});

const isFound = (typed: string, id: string): boolean =>
  isFoundBy(askedOf(typed))(orderText(anOrder({ id, customerEmail: "", items: [] })));

test.each([
  "5O190127",
  "50190127",
  "5o19o127",
  "5OI9OI27",
  "5o19",
  "5019 0127",
  "5O 190 127",
  "5O19-0127",
  "0127",
  "oi27",
  "5O190127TN364715T",
])("an order's number is found as it is read over the telephone: %s", (typed) => {
  expect(isFound(typed, "5O190127TN364715T")).toBe(true);
});

test.each(["190127", "127", "5O191127", "lo", "5O19 0128"])(
  "an order's number isn't found by %s",
  (typed) => {
    expect(isFound(typed, "5O190127TN364715T")).toBe(false);
  },
);

test("a postcode with an O for its nought is found, and a name by its own letters alone", () => {
  const address = { lines: ["1 Lion Lane"], postcode: "RH10 6AB", country: "GB" };
  const text = orderText(anOrder({ address, customerName: "Lola Oil" }));
  for (const typed of ["RH1O 6AB", "rhl0 6ab", "lola", "oil", "lion"])
    expect([typed, isFoundBy(askedOf(typed))(text)]).toEqual([typed, true]);
  expect(isFoundBy(askedOf("1014"))(text)).toBe(false);
});

test("orderText has a pack by its id, whatever it was called", () => {
  const items = anOrder().items.map((item) => ({ ...item, name: "Big Browns" }));
  for (const word of ["big", "browns", "large-12", "bigbrowns-12"])
    expect(wordsIn({ items })).toContain(word);
});

test.each([
  ["big browns 12", "large-12"],
  ["Big Browns (12 pack)", "large-12"],
  ["zoe's (best)* 6 pack", "small-6"],
  ["large 12", "large 12"],
])("askedOf '%s', by the names of a farm, is '%s'", (typed, asked) => {
  const eggs = [
    { ...CATALOGUE.large, name: "Big Browns" },
    { ...CATALOGUE.small, name: "Zoë's (best)* Eggs" },
  ];
  expect(askedOf(typed, eggs)).toBe(asked);
});

test.each([
  ["large 12", "large-12"],
  ["Extra Large Eggs (12 pack)", "extralarge-12"],
  ["2 large 6", "2 large-6"],
  ["mabel large (30 pac", "mabel large-30"],
  ["large-12", "large-12"],
  ["enlarge 12", "enlarge 12"],
  ["  ", ""],
])("askedOf '%s' is '%s'", (typed, asked) => {
  expect(askedOf(typed)).toBe(asked);
});

test("wordsOf splits at any space, in small letters and without accents", () => {
  expect(wordsOf("  Zoë\t \nHÉN   7 ")).toEqual(["zoe", "hen", "7"]);
  expect(wordsOf("plain  Words")).toEqual(["plain", "words"]);
  expect(wordsOf("e\u0301\u0302n")).toEqual(["en"]);
});
