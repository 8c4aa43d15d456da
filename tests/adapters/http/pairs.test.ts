import { expect, test } from "vitest";
import { readInput } from "#adapters/hono/read-input.ts";
import { SERVED_CALLS } from "#adapters/hono/served-call.ts";
import { EXAMPLES, examplesOf } from "#tests/support/calls/examples.ts";

type Path = readonly (string | number)[];

/** Lists whose order or number says something, and not what each names: for the calls that have one. */
const NO_PAIRS = new Set(["saveProfile value.badges", "saveProfile value.reasons"]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Where a value has lists of records. */
const listsIn = (value: unknown, path: Path = []): readonly Path[] => {
  if (!isRecord(value)) return [];
  const within = Object.entries(value).flatMap(([key, one]) => listsIn(one, [...path, key]));
  return Array.isArray(value) && isRecord(value[0]) && !Array.isArray(value[0])
    ? [path, ...within]
    : within;
};

const doubledAt = (value: unknown, [key, ...rest]: Path): unknown => {
  if (key === undefined) return Array.isArray(value) ? [...value, value[0]] : value;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  return Object.assign(copy, { [key]: doubledAt(Reflect.get(value as object, key), rest) });
};

const PAIRS = SERVED_CALLS.flatMap(({ part, name, input }) =>
  examplesOf(part, name).flatMap((fitting) =>
    fitting.flatMap((argument, at) =>
      listsIn(argument)
        .filter((path) => !NO_PAIRS.has(`${name} ${path.join(".")}`))
        .map((path) => ({ name, input, fitting, path: [String(at), ...path] })),
    ),
  ),
).filter(({ name }) => !/Backup|Restore/.test(name));

test("countShelf, prices, stock, statuses, baskets and what is put back are lists of pairs", () => {
  expect(new Set(PAIRS.map(({ name }) => name))).toEqual(
    new Set([
      ...["openPayment", "saveInventory", "savePrices", "setOrderStatuses", "countShelf"],
      ...["putBackCustomer", "putBackCost", "putBackEggs", "putBackHens"],
      ...["saveWeek", "addOrder", "sellAtGate", "giveBack", "changePacks", "swapPacks"],
    ]),
  );
});

test.each(PAIRS)("$name refuses a list that names one twice, at $path", (pair) => {
  const { input, fitting, path } = pair;
  expect(readInput(input, fitting)).toMatchObject({ ok: true });
  const doubled = readInput(input, doubledAt(fitting, path));
  expect(doubled).toMatchObject({ ok: false, refusal: { kind: "bad-input" } });
});

test("saveProfile refuses an order of the kinds that names one twice", () => {
  const call = SERVED_CALLS.find(({ name }) => name === "saveProfile");
  const eggs = EXAMPLES.office.saveProfile.find(([{ section }]) => section === "eggs");
  if (!call || !eggs) throw new Error("It saves no eggs.");
  expect(readInput(call.input, eggs).ok).toBe(true);
  const doubled = doubledAt(eggs, ["0", "value", "order"]);
  expect(readInput(call.input, doubled)).toMatchObject({
    refusal: { detail: "[0].value.order too long" },
  });
  const swapped = structuredClone(eggs) as unknown as [{ value: { order: string[] } }];
  swapped[0].value.order[0] = swapped[0].value.order[1] ?? "";
  expect(readInput(call.input, swapped)).toMatchObject({
    refusal: { detail: "[0].value.order names one twice" },
  });
});

test("cancelByHand refuses a half that is named twice", () => {
  const call = SERVED_CALLS.find((one) => one.name === "cancelByHand");
  if (!call) throw new Error("There is no cancelByHand.");
  const wish = { id: "PAY-1", isGivenBack: true };
  const ask = (...puttingBack: readonly string[]) =>
    readInput(call.input, [{ ...wish, puttingBack }]);
  expect(ask("delivery", "collection")).toMatchObject({ ok: true });
  expect(ask("delivery", "delivery")).toMatchObject({ refusal: { kind: "bad-input" } });
  expect(ask("by pigeon")).toMatchObject({ refusal: { kind: "bad-input" } });
});
