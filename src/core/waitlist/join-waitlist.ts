import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { CommandContext } from "#core/command.ts";
import { isEmail, sameEmail } from "#core/customers/email.ts";
import { stockNotBeingSold } from "#core/payments/held-eggs.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export type WaitlistRefusal = { readonly kind: "invalid-email" };

export const joinWaitlist =
  ({
    waitlist,
    now,
    newId,
    ...stock
  }: Pick<ShopRecords, "waitlist" | "inventory" | "agreements"> & CommandContext) =>
  async (category: CategoryId, typed: string): Promise<Result<null, WaitlistRefusal>> => {
    const email = typed.trim();
    if (!isEmail(email)) return refuse({ kind: "invalid-email" });
    const waiting = await waitlist.of(category);
    if (waiting.some((one) => sameEmail(one.email, email))) return accept(null);
    const eggsThen = (await stockNotBeingSold(stock))[category];
    await waitlist.add({ id: newId, category, email, since: now, eggsThen });
    return accept(null);
  };
