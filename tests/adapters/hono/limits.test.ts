import { describe, expect, test } from "vitest";
import { readInput } from "#adapters/hono/read-input.ts";
import type { Part } from "#adapters/http/endpoints.ts";
import { anOwner, post } from "#tests/support/loop-back.ts";
import { schemaOf } from "#tests/support/schema-of.ts";

const letters = (count: number): string => "x".repeat(count);

const times = (count: number, item: unknown): readonly unknown[] => Array(count).fill(item);

const PACK = { category: "large", packSize: 12, deliveryMethod: "delivery", quantity: 1 };
const EDIT = { category: "small", version: "150", to: 7 };
const PRICE = { category: "small", packSize: 6, version: "150", to: 7 };
const marks = (count: number): readonly unknown[] =>
  Array.from({ length: count }, (_, n) => ({ id: `A${n}`, status: "Ready" }));
const ORDERS = { text: "", status: "All", after: null };
const CUSTOMER = { name: "Ada", email: "ada@example.com", phone: "" };
const POST = { title: "Hens", featuredImage: "", content: "", tags: "" };
const SPLASH = { content: "", enabled: true, version: "1" };

const A_BILLION_THOUSANDS = 1_000_000_000_000;

type Row = readonly [
  call: string,
  fits: readonly unknown[],
  tooMuch: readonly unknown[],
  why: string,
];

const opening = (change: object) => [[{ ...PACK, ...change }], "practice", 340];

const LIMITS: readonly Row[] = [
  ["counter/getPrices", [], [1], "[0] too long"],
  ["counter/getPost", [letters(200)], [letters(201)], "[0] too long"],
  ["counter/getPost", ["1"], [""], "[0] missing"],
  ["counter/getShownSplash", [0], [-1], "[0] out of bounds"],
  ["counter/getShownSplash", [1], [1.5], "[0] out of bounds"],
  ["counter/findOrder", [letters(200)], [letters(201)], "[0] too long"],
  ["counter/findOrders", [letters(320)], [letters(321)], "[0] too long"],
  ["counter/findOrders", ["\u{1f95a}"], ["\ud83e"], "[0] out of bounds"],
  ["counter/findOrders", [""], ["\0"], "[0] out of bounds"],
  ["counter/logIn", [letters(1_000)], [letters(1_001)], "[0] too long"],
  ["counter/getPaymentStates", [times(100, "A")], [times(101, "A")], "[0] too long"],
  [
    "counter/openPayment",
    opening({ quantity: 9_999 }),
    opening({ quantity: 10_000 }),
    "[0][0].quantity out of bounds",
  ],
  ["counter/openPayment", opening({}), opening({ quantity: 0 }), "[0][0].quantity out of bounds"],
  ["counter/openPayment", opening({}), opening({ packSize: 7 }), "[0][0].packSize unknown"],
  [
    "counter/openPayment",
    [[PACK], "practice", 1],
    [times(101, PACK), "practice", 1],
    "[0] too long",
  ],
  [
    "counter/openPayment",
    [[], "practice", A_BILLION_THOUSANDS],
    [[], "practice", A_BILLION_THOUSANDS + 1],
    "[2] out of bounds",
  ],
  [
    "counter/openPayment",
    [[], "practice", 1, letters(2_000)],
    [[], "practice", 1, letters(2_001)],
    "[3] too long",
  ],
  [
    "counter/takePayment",
    ["A", { givenName: letters(300), email: "" }],
    ["A", { givenName: letters(301), email: "" }],
    "[1].givenName too long",
  ],
  ["office/saveInventory", [[EDIT]], [times(101, EDIT)], "[0] too long"],
  ["office/saveInventory", [[EDIT]], [[EDIT, EDIT]], "[0] names one twice"],
  [
    "office/saveInventory",
    [[{ ...EDIT, to: -A_BILLION_THOUSANDS }]],
    [[{ ...EDIT, to: -A_BILLION_THOUSANDS - 1 }]],
    "[0][0].to out of bounds",
  ],
  ["office/setOrderStatuses", [marks(500)], [marks(501)], "[0] too long"],
  ["office/savePrices", [[PRICE]], [times(101, PRICE)], "[0] too long"],
  [
    "office/savePrices",
    [[{ ...PRICE, to: A_BILLION_THOUSANDS }]],
    [[{ ...PRICE, to: A_BILLION_THOUSANDS + 1 }]],
    "[0][0].to out of bounds",
  ],
  [
    "office/listOrders",
    [{ ...ORDERS, text: letters(500) }],
    [{ ...ORDERS, text: letters(501) }],
    "[0].text too long",
  ],
  [
    "office/listOrders",
    [{ ...ORDERS, after: letters(500) }],
    [{ ...ORDERS, after: letters(501) }],
    "[0].after too long",
  ],
  [
    "office/addCustomer",
    [{ ...CUSTOMER, name: letters(2_000) }],
    [{ ...CUSTOMER, name: letters(2_001) }],
    "[0].name too long",
  ],
  [
    "office/createPost",
    [{ ...POST, content: letters(8_000_000) }],
    [{ ...POST, content: letters(8_000_001) }],
    "[0].content too long",
  ],
];

test.each(LIMITS)(
  "%s takes input at the limit, and refuses input beyond it",
  (call, fits, tooMuch, why) => {
    const [part, name] = call.split("/") as [Part, string];
    const read = (input: readonly unknown[]) => readInput(schemaOf(part, name), input);
    expect(read(fits)).toMatchObject({ ok: true });
    expect(read(tooMuch)).toEqual({ ok: false, refusal: { kind: "bad-input", detail: why } });
  },
);

describe("a body with pictures", () => {
  const sendFrom = async () => {
    const { fetch } = await anOwner();
    return async (call: string, input: object) =>
      (await fetch(`/api/office/${call}`, post(JSON.stringify([input])))).status;
  };

  test("may be large", async () => {
    const send = await sendFrom();
    const picture = letters(100_000);
    expect(await send("createPost", { ...POST, featuredImage: picture })).toBe(200);
    expect(
      await send("updatePost", { ...POST, id: "1", version: "", featuredImage: picture }),
    ).toBe(200);
    expect(await send("saveSplash", { ...SPLASH, content: picture })).toBe(200);
  });

  test("is refused beyond its limit in bytes", async () => {
    const send = await sendFrom();
    expect(await send("createPost", { ...POST, featuredImage: letters(8_000_000) })).toBe(413);
  });
});

test.each([
  ["getRestorePreview", ""],
  ["restoreBackup", ",[]"],
])("%s refuses a backup with 5,000 lists inside each other", async (call, more) => {
  const { fetch } = await anOwner();
  const deep = `${"[".repeat(5_000)}${"]".repeat(5_000)}`;
  const file = `{"format":"farmgate-backup","version":1,"made":"","checksum":"","records":{"orders":${deep}}}`;
  const answer = await fetch(`/api/office/${call}`, post(`[${file}${more}]`));
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { value: { ok: false, refusal: { kind: "no-backup" } } },
  ]);
});
