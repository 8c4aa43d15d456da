import type { WrittenOrder } from "#tests/model/egg-year/diary.ts";
import { noteTaken } from "#tests/model/egg-year/ledger.ts";
import { mailsOfAttention } from "#tests/model/egg-year/money-and-mail.ts";
import { hasMoneyHere, refundWhole, someHalves } from "#tests/model/egg-year/orders.ts";
import type { EggYear } from "#tests/model/egg-year/world.ts";
import type { Dice } from "../../../tools/money-hunt/dice.ts";

const PART = 30;

/** Paid online, however long ago it left. */
const someOrder = ({ diary }: EggYear, dice: Dice): WrittenOrder | null => {
  const orders = [...diary.orders.values()].filter(
    (order) => !order.isByHand && hasMoneyHere(order) && !order.needsAttention,
  );
  return orders.length > 0 ? dice.pick(orders) : null;
};

/** The news come twice. */
const hear = async (
  { diary, server }: EggYear,
  order: WrittenOrder,
  isReversal: boolean,
): Promise<void> => {
  const news = { orderId: order.id, captureId: null, isReversal };
  await server.backgroundJobs.receiveWebhook(news);
  await server.backgroundJobs.receiveWebhook(news);
  order.needsAttention = true;
  mailsOfAttention(diary, order);
};

/** At the provider's own site the farmer pays a part back, or a buyer disputes the payment. */
export const moneyMoves = async (world: EggYear, dice: Dice): Promise<void> => {
  const order = someOrder(world, dice);
  const isDispute = dice.chance(0.4);
  // PayPal pays no part back of a payment with a case: TRANSACTION_DISPUTED of Payments v2.
  if (!order || order.isDisputed) return;
  const { captureId = "" } = await world.server.order(order.id);
  if (isDispute) {
    order.isDisputed = true;
    noteTaken(world.ledger, captureId);
    return hear(world, order, true);
  }
  world.server.provider.makePart(captureId, `ELSEWHERE-${order.id}-${order.back.length}`, PART);
  order.back.push(PART);
  await hear(world, order, false);
};

/** She has looked at it: it is what it was, and what has left stays out. */
const leadBack = async ({ seen, server }: EggYear, order: WrittenOrder): Promise<void> => {
  const { id, status } = order;
  if (status !== "Pending" && status !== "Ready" && status !== "Completed") return;
  const marked = await server.office.setOrderStatus({ id, status });
  if (marked.ok) order.needsAttention = false;
  else seen.push(`${id} can't be ${status} again: ${marked.refusal.kind}`);
};

export const lookAtAttention = async (world: EggYear, dice: Dice): Promise<void> => {
  for (const order of world.diary.orders.values()) {
    if (!order.needsAttention) continue;
    const [isLeft, isRefunded] = [dice.chance(0.4), dice.chance(0.2)];
    const puttingBack = someHalves(dice, 0.5);
    if (isLeft) continue;
    if (isRefunded) await refundWhole(world, order, puttingBack);
    else await leadBack(world, order);
  }
};
