import { changePacks } from "#core/changing/change-packs.ts";
import { swapPacks } from "#core/changing/swap-packs.ts";
import { giveBack } from "#core/payments/give-back.ts";
import { listPaymentsUnderWay } from "#core/payments/list-payments-under-way.ts";
import { endPayment } from "#core/payments/release-payment.ts";
import type { Calls } from "#core/shop/calls.ts";

export const moneyOffice = ({ command, query, outside }: Calls) => ({
  giveBack: outside(giveBack),
  changePacks: outside(changePacks),
  swapPacks: outside(swapPacks),
  listPaymentsUnderWay: query(listPaymentsUnderWay),
  endPayment: command(endPayment),
});
