import { needsDelivery } from "#core/cart/cart.ts";
import { MOST_NOTE_LETTERS } from "#core/cart/note.ts";
import type { ShopCommands } from "#core/command.ts";
import { categoriesOf } from "#core/inventory/stock.ts";
import type { PaymentMethod } from "#core/orders/order.ts";
import { type CallerDeps, orderOfCaller } from "#core/orders/order-of-caller.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { besideOthers } from "#core/payments/beside-others.ts";
import { type PaidAlready, paidAlready } from "#core/payments/paid-already.ts";
import type { Purchase, WantedPacks } from "#core/payments/purchase.ts";
import { type DetailsRefusal, readDetails } from "#core/payments/read-details.ts";
import {
  type AgreeRefusal,
  type Asked,
  forgetAgreement,
  nameAgreement,
  storeAgreement,
  type Wanted,
} from "#core/payments/store-agreement.ts";
import type { TypedDetails } from "#core/payments/typed-details.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Pence } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";
import { gatewayOf, type PaymentGateway } from "#ports/payment-gateway.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export type OpenPaymentRefusal =
  | AgreeRefusal
  | PaidAlready
  | DetailsRefusal
  | { readonly kind: "note-too-long" }
  | { readonly kind: "unknown-method" }
  | { readonly kind: "cancelled" };

export interface OpenedPayment {
  readonly orderId: string;
  readonly purchase: Purchase;
}

export interface PaymentDetails {
  readonly typed?: TypedDetails;
  /** An order of the caller, which the packs join: its days and its ways are fixed. */
  readonly addTo?: string;
  /** Of the link in a mail, for a caller who didn't place that order in this browser. */
  readonly token?: string;
}

interface Deps
  extends CallerDeps,
    Pick<ShopPorts, "payments" | "shared" | "address">,
    Pick<ShopRecords, "profile" | "agreements"> {
  readonly command: ShopCommands;
}

/** Replaces the buyer's unapproved payments. Throws the gateway's Fault, and then changes nothing. */
export const openPayment = (deps: Deps) => {
  const { payments, lookups, address, profile, command } = deps;
  const forget = command(forgetAgreement);
  const findPaid = paidAlready(deps);

  const readWritten = async (
    note: string,
    { typed = {}, addTo }: PaymentDetails,
    packs: readonly WantedPacks[],
  ): Promise<Result<Pick<Asked, "note" | "typed">, OpenPaymentRefusal>> => {
    if (note.length > MOST_NOTE_LETTERS) return refuse({ kind: "note-too-long" });
    const isBrought = addTo === undefined && needsDelivery(packs);
    const details = readDetails(typed, await loadFarm({ profile }), isBrought);
    if (!details.ok) return details;
    const isTyped = Object.keys(details.value).length > 0;
    return accept({ note: note.trim(), ...(isTyped && { typed: details.value }) });
  };

  /** In one browser every order is the caller's. */
  const isTheirs = async ({ addTo, token }: PaymentDetails): Promise<boolean> => {
    if (addTo === undefined || !deps.shared) return true;
    const own = { orderId: addTo, ...(token !== undefined && { token }) };
    return (await orderOfCaller(deps)(own)) !== null;
  };

  const create = async (gateway: PaymentGateway, { purchase, reference }: Agreement) => {
    try {
      return await gateway.create(purchase, reference, await loadFarm({ profile }));
    } catch (fault) {
      await forget(reference);
      throw fault;
    }
  };

  const openAt = async (
    gateway: PaymentGateway,
    asked: Asked,
    wanted: Wanted,
  ): Promise<Result<OpenedPayment, OpenPaymentRefusal>> => {
    const agree = besideOthers({ command, profile })(storeAgreement, wanted.packs);
    const agreed = await agree(asked, wanted);
    if (!agreed.ok) return agreed;
    const { reference, purchase } = agreed.value;
    const created = await create(gateway, agreed.value);
    const eggs = wanted.insteadOf.length === 0 ? categoriesOf(wanted.packs) : undefined;
    const name = command(nameAgreement, eggs);
    const isNamed = await name(reference, created, wanted.insteadOf);
    if (!isNamed) return refuse({ kind: "cancelled" });
    await lookups.remember(created.orderId);
    return accept({ orderId: created.orderId, purchase });
  };

  return async (
    packs: readonly WantedPacks[],
    method: PaymentMethod,
    expectedTotal: Pence,
    note = "",
    days?: ChosenDays,
    more: PaymentDetails = {},
  ): Promise<Result<OpenedPayment, OpenPaymentRefusal>> => {
    const gateway = gatewayOf(payments, method);
    if (!gateway) return refuse({ kind: "unknown-method" });
    const written = await readWritten(note, more, packs);
    if (!written.ok) return written;
    if (!(await isTheirs(more))) return refuse({ kind: "order-gone" });
    const insteadOf = (await lookups.mine()) ?? [];
    const paid = await findPaid(packs, insteadOf, more.addTo);
    if (paid) return refuse(paid);
    const asked = { method, ...written.value, ...(address && { openedFrom: address }) };
    return openAt(gateway, asked, { packs, expectedTotal, insteadOf, days, addTo: more.addTo });
  };
};
