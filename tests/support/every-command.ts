import fc from "fast-check";
import { nodePictureCodec } from "#adapters/node/picture-codec.ts";
import { everyOrder } from "#adapters/system/every-order.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import type { WeekException } from "#core/week/farm-week.ts";
import { Fault } from "#ports/fault.ts";
import type { ShopRecords, VisitorRecords } from "#ports/records.ts";
import { agreeable, aShop, NOON, type Stores } from "#tests/support/a-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import { EXAMPLES, type Examples } from "#tests/support/calls/examples.ts";
import { plantShop } from "#tests/support/calls/plant-shop.ts";
import { A_WAITING_COUNT, aCountToSend } from "#tests/support/counts.ts";
import { memoryOrderTokens } from "#tests/support/memory-order-tokens.ts";
import { memoryPeople } from "#tests/support/memory-people.ts";
import { oddInputs } from "#tests/support/odd-inputs.ts";
import { anOrder } from "#tests/support/orders.ts";
import { addEach } from "#tests/support/outbox.ts";
import { aCost, aHenEntry } from "#tests/support/records.ts";
import { localStorageTestStore, type TestStore } from "#tests/support/stores.ts";
import { A_LIST, A_TICK } from "#tests/support/taken-along.ts";
import { VISITOR_INPUTS } from "#tests/support/visitor-inputs.ts";

const A_WEDNESDAY = "2026-06-24";

/** A day on which the farm delivers besides. */
const ADDED: WeekException = {
  ...({ kind: "added", id: "ADDED", day: A_WEDNESDAY, method: "delivery" } as const),
  ...{ from: "", to: "", cutOffDays: 1, cutOffTime: "18:00", orders: null, eggs: null },
};

const plant = async (records: ShopRecords): Promise<void> => {
  await plantShop(records);
  await records.care.addHens("2", aHenEntry());
  await records.care.addHens(
    "2",
    aHenEntry({ id: "B", date: "2026-06-10", what: "died", hens: 9 }),
  );
  const forADay = { paymentMethod: "paypal", captureId: "MORE", days: { delivery: A_WEDNESDAY } };
  await records.orders.add(anOrder({ id: "ADDED", ...forADay }));
  await records.orders.add(anOrder({ id: "STILL", ...forADay }));
  const week = { ...DEFAULT_PROFILE.week, exceptions: [ADDED] };
  await records.profile.save({ week });
};

const plantVisitor = async (records: VisitorRecords): Promise<void> => {
  const full = { category: "large", packSize: 12, price: 340, quantity: 9_999 } as const;
  await records.cart.save([
    { ...full, deliveryMethod: "delivery" },
    { ...full, deliveryMethod: "collection" },
  ]);
  await records.takenAlong.save(A_LIST);
  await addEach(records.tickQueue, [{ ...A_TICK, id: "SENT", sentAt: NOON }]);
  await addEach(records.countQueue, [
    A_WAITING_COUNT,
    { ...A_WAITING_COUNT, id: "SENT", sentAt: NOON },
  ]);
};

const READS = /^(?:get|has|is|list|find|compute|export)/;

export interface Command {
  /** Such as "office.addOrder". */
  readonly name: string;
  readonly inputs: Examples;
  readonly ask: (input: readonly unknown[]) => Promise<unknown>;
}

/** Each command of these parts, with the inputs that fit it. */
const commandsOf = (
  parts: Readonly<Record<string, object>>,
  inputs: Readonly<Record<string, object>>,
): readonly Command[] =>
  Object.entries(inputs).flatMap(([part, calls]) =>
    Object.entries(calls as Readonly<Record<string, Examples>>)
      .filter(([name]) => !READS.test(name))
      .map(([name, fitting]) => {
        const call = parts[part]?.[name as never] as unknown as (...input: unknown[]) => unknown;
        return {
          name: `${part}.${name}`,
          inputs: fitting,
          ask: async (input: readonly unknown[]) => call(...input),
        };
      }),
  );

const BEYOND = "9999-12-31";

const A_MONDAY = "2026-06-22";

const AS_TYPED = {
  name: "",
  email: "mabel@example.com",
  phone: "",
  address: { lines: "", postcode: "" },
};

const NOT_ANYWAY = { anyway: false, eggsAnyway: false };

/** What odd inputs seldom come upon. */
const ALSO_ODD: Readonly<Record<string, Examples>> = {
  "counter.openPayment": [[EXAMPLES.counter.openPayment[0][0], "practice", 1]],
  "counter.changeDay": [[{ orderId: "ADDED", method: "delivery", day: A_MONDAY }]],
  "counter.cancelOrder": [[{ orderId: "ADDED" }]],
  "office.moveOrder": [[{ id: "STILL", method: "delivery", day: A_MONDAY, ...NOT_ANYWAY }]],
  "office.editOrder": [
    [{ id: "STILL", ...AS_TYPED, before: AS_TYPED, days: { delivery: A_MONDAY }, ...NOT_ANYWAY }],
  ],
  "office.addOrder": [
    [aNewOrder({ day: A_MONDAY })],
    [aNewOrder({ packs: [{ category: "large", packSize: 12, quantity: 9_999, price: 340 }] })],
  ],
  "office.savePrices": [[[{ category: "small", packSize: 6, version: "x", to: 1 }]]],
  "office.correctMedicine": [[{ ...EXAMPLES.office.correctMedicine[0][0], medicine: "" }]],
  "office.giveBack": [
    [
      {
        order: "STILL",
        packs: [],
        amount: 10,
        reason: "Broken",
        version: "Pending 0 0",
        wish: "W",
      },
    ],
  ],
  "office.createPost": [[{ title: " ", featuredImage: "", content: "", tags: "" }]],
  "office.logEggs": [[{ flock: "1", date: BEYOND, counts: aCountToSend().counts }]],
  "office.putBackCost": [
    [{ flock: "1", removed: [{ item: aCost({ date: BEYOND }), unknown: null }] }],
  ],
  "office.putBackHens": [
    [{ flock: "1", removed: [{ item: aHenEntry({ id: "C", date: BEYOND }), unknown: null }] }],
  ],
  "office.deleteHens": [[{ flock: "2", id: "A" }]],
  "office.removeException": [["ADDED"]],
  "author.preparePictures": [[{ content: '<img src="data:image/png;base64,AAAA">' }]],
  "eggCounter.logAtOnce": [[aCountToSend({ date: BEYOND })]],
};

export type Refusal = { readonly kind: string };

const refusalOf = (answer: unknown): Refusal | null => {
  const { ok, refusal } = (answer ?? {}) as { readonly ok?: boolean; readonly refusal?: Refusal };
  return ok === false && refusal ? refusal : null;
};

/** A browser's own records lie in it, wherever its shop is. */
export const aFarmIn = (store: TestStore): Stores => ({
  ...store.openTab(),
  visitor: localStorageTestStore().openTab().visitor,
});

/** With something of each kind, so that odd inputs come as far as they can. */
export const aWholeShop = async (stores: Stores) => {
  await stores.shop.unitOfWork.run(plant);
  await stores.visitor.unitOfWork.run(plantVisitor);
  const staff = memoryPeople();
  const { app } = aShop({
    stores,
    ...staff,
    gateway: agreeable({ refund: () => Promise.reject(new Error("no answer")) }),
    lookups: { ...everyOrder, mine: async () => ["ADDED"] },
    shared: { publicUrl: "http://localhost" },
    pictureCodec: nodePictureCodec,
    pictureScaler: { widthsOf: async () => ({}) },
    orderTokens: memoryOrderTokens(),
    postman: { send: () => Promise.reject(new Fault("mail-refused")) },
  });
  const { shop, visitor } = app;
  const calls = commandsOf({ ...shop }, EXAMPLES);
  const own = commandsOf({ visitor, ...visitor }, VISITOR_INPUTS);
  return { calls, commands: [...calls, ...own], people: () => staff.people.sheet() };
};

/** Each command with what fits it, and with this many odd inputs. */
export async function* tried(commands: readonly Command[], odd = 0) {
  for (const { name, inputs, ask } of commands) {
    const more = odd > 0 ? fc.sample(oddInputs(inputs), { numRuns: odd, seed: 22 }) : [];
    // Ignored: a failure is no refusal.
    for (const input of [...inputs, ...(ALSO_ODD[name] ?? []), ...more])
      yield { name, refusal: refusalOf(await ask(input).catch(() => null)) };
  }
}
