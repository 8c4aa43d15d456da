import { saveCart } from "#core/cart/save-cart.ts";
import {
  isBeingTaken,
  type OwnPayment,
  sharesPacks,
  withoutBought,
} from "#core/checkout/own-payment.ts";
import { rememberEmail } from "#core/checkout/remember-email.ts";
import type { CommandContext } from "#core/command.ts";
import type { PaidFor } from "#core/payments/take-payment.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

type OwnPayments = Pick<VisitorRecords, "ownPayments">;
type Records = Pick<VisitorRecords, "cart" | "chosenDays" | "ownPayments" | "note">;

export const paidIds = async ({ ownPayments }: OwnPayments): Promise<readonly string[]> =>
  (await ownPayments.all()).filter(({ paid }) => paid).map(({ orderId }) => orderId);

/** `paidBefore` were paid when the basket was read: of another one it may hold the packs still. */
export const rememberPayment =
  ({ ownPayments, note, now }: Pick<Records, "ownPayments" | "note"> & CommandContext) =>
  async (
    opened: Pick<OwnPayment, "orderId" | "packs"> & Partial<Pick<OwnPayment, "note">>,
    paidBefore: readonly string[],
  ): Promise<void> => {
    const payment: OwnPayment = {
      note: await note.load(),
      ...opened,
      heartbeat: null,
      openedAt: now,
      paid: null,
      isOvertaken: false,
    };
    const paidSince = (await ownPayments.all()).filter(
      (other) => other.paid && !paidBefore.includes(other.orderId),
    );
    const isOvertaken = paidSince.some((other) => sharesPacks(other, payment));
    await ownPayments.add({ ...payment, isOvertaken });
  };

export type PaidElsewhere =
  | { readonly kind: "being-paid"; readonly others: readonly string[] }
  | { readonly kind: "paid-already" };

/** A mutex: of two pages that pay for one basket one is refused. `cancelled` hold up no other. */
export const startHeartbeat =
  ({ ownPayments, now }: OwnPayments & CommandContext) =>
  async (
    orderId: string,
    cancelled: readonly string[] = [],
  ): Promise<Result<null, PaidElsewhere>> => {
    const payment = await ownPayments.find(orderId);
    if (!payment || payment.paid) return accept(null);
    if (payment.isOvertaken) return refuse({ kind: "paid-already" });
    const others = (await ownPayments.all())
      .filter((other) => sharesPacks(other, payment) && isBeingTaken(other, now))
      .map((other) => other.orderId)
      .filter((other) => !cancelled.includes(other));
    if (others.length > 0) return refuse({ kind: "being-paid", others });
    await ownPayments.replace({ ...payment, heartbeat: now });
    return accept(null);
  };

export const stopHeartbeat =
  ({ ownPayments }: OwnPayments) =>
  async (orderId: string): Promise<void> => {
    const payment = await ownPayments.find(orderId);
    if (payment) await ownPayments.replace({ ...payment, heartbeat: null });
  };

export const beat =
  ({ ownPayments, now }: OwnPayments & CommandContext) =>
  async (orderId: string): Promise<boolean> => {
    const payment = await ownPayments.find(orderId);
    if (!payment?.heartbeat) return false;
    await ownPayments.replace({ ...payment, heartbeat: now });
    return true;
  };

const removeBought = async (
  { note, ...basket }: Pick<Records, "cart" | "chosenDays" | "note">,
  payment: OwnPayment,
): Promise<void> => {
  await saveCart(basket, withoutBought(await basket.cart.load(), payment.packs));
  if (payment.note && (await note.load()) === payment.note) await note.save("");
};

const overtake = async (
  ownPayments: OwnPayments["ownPayments"],
  bought: OwnPayment,
): Promise<void> => {
  const others = (await ownPayments.all()).filter((other) => sharesPacks(other, bought));
  for (const other of others.filter(({ paid }) => paid === null))
    await ownPayments.replace({ ...other, isOvertaken: true });
};

export const settlePaid =
  (records: Records & Pick<VisitorRecords, "lastEmail"> & CommandContext) =>
  async ({ orderId, givenName, isPending, email }: PaidFor): Promise<void> => {
    const { ownPayments, now } = records;
    const payment = await ownPayments.find(orderId);
    if (payment && !payment.paid) {
      await removeBought(records, payment);
      const paid = { at: now, givenName, isPending, isThanked: false };
      await ownPayments.replace({ ...payment, heartbeat: null, paid });
      await overtake(ownPayments, payment);
    }
    await rememberEmail(records)(email);
  };

export const settleUnpaid =
  (records: Records) =>
  async (orderId: string): Promise<void> => {
    const payment = await records.ownPayments.find(orderId);
    if (!payment) return;
    await removeBought(records, payment);
    await records.ownPayments.remove(orderId);
  };

export const noteThanks =
  ({ ownPayments }: OwnPayments) =>
  async (orderIds: readonly string[]): Promise<Result<null, never>> => {
    for (const orderId of orderIds) {
      const payment = await ownPayments.find(orderId);
      if (payment?.paid)
        await ownPayments.replace({ ...payment, paid: { ...payment.paid, isThanked: true } });
    }
    return accept(null);
  };

export const forgetPayments =
  ({ ownPayments }: OwnPayments) =>
  async (orderIds: readonly string[]): Promise<Result<null, never>> => {
    for (const orderId of orderIds) await ownPayments.remove(orderId);
    return accept(null);
  };
