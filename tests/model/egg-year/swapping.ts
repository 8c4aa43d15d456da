import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { packOf } from "#core/catalogue/pack.ts";
import { packsToGive } from "#core/orders/given-packs.ts";
import type { Order } from "#core/orders/order.ts";
import { methodOf } from "#core/orders/order-methods.ts";
import { versionOf } from "#core/orders/order-version.ts";
import { noteUnpacked } from "#tests/model/egg-year/book.ts";
import { hasTwins, KINDS, noteEggs } from "#tests/model/egg-year/changing.ts";
import { type Part, restOf, type WrittenOrder } from "#tests/model/egg-year/diary.ts";
import { mailsOfChange } from "#tests/model/egg-year/money-and-mail.ts";
import { someOrder } from "#tests/model/egg-year/orders.ts";
import type { EggYear } from "#tests/model/egg-year/world.ts";
import type { Dice } from "../../../tools/money-hunt/dice.ts";

const kindsIn = ({ items }: Order): readonly (CategoryId | undefined)[] =>
  items.map(({ id }) => packOf(id)?.category);

const eggsOf = ({ items }: Order, part: Part, kind: CategoryId): number =>
  items
    .filter((item) => methodOf(item) === part.method && packOf(item.id)?.category === kind)
    .reduce((eggs, item) => eggs + packsToGive(item) * item.packSize, 0);

const noteSwapped = (
  world: EggYear,
  written: WrittenOrder,
  before: Order,
  [from, to]: readonly [CategoryId, CategoryId],
): void => {
  if (written.status === "Ready") noteUnpacked(world, written);
  written.status = "Pending";
  for (const part of restOf(written)) {
    const eggs = eggsOf(before, part, from);
    const more = [[from, -eggs] as const, [to, eggs] as const];
    if (eggs > 0) noteEggs(world, written, part, { more });
  }
  mailsOfChange(world.diary, written);
};

/** All packs of a kind become another, at the price that was paid: eggs move, and no money. */
export const swapTheKind = async (world: EggYear, dice: Dice): Promise<void> => {
  const written = someOrder(world, dice);
  if (!written) return;
  const { server } = world;
  const before = await server.order(written.id);
  if (hasTwins(before.items)) return;
  const kinds = kindsIn(before);
  const [there, others] = [true, false].map((is) =>
    KINDS.filter((kind) => kinds.includes(kind) === is),
  );
  if (!(there?.length && others?.length)) return;
  const [from, to] = [dice.pick(there), dice.pick(others)];
  const orders = [{ id: written.id, version: versionOf(before) }];
  const answer = await server.office.swapPacks({ orders, from, to, price: "as-ordered" });
  if (answer.ok && answer.value.done.length > 0) noteSwapped(world, written, before, [from, to]);
};
