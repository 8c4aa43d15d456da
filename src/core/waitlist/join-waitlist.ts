import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { CommandContext } from "#core/command.ts";
import { sameEmail } from "#core/customers/email-key.ts";
import { type EmailFault, emailFault } from "#core/customers/typed-email.ts";
import { stockNotBeingSold } from "#core/payments/held-eggs.ts";
import { isForSale } from "#core/pricing/prices.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export type WaitlistRefusal =
  | { readonly kind: "invalid-email"; readonly why: EmailFault }
  | { readonly kind: "not-for-sale" };

export const joinWaitlist =
  ({
    waitlist,
    prices,
    now,
    newId,
    ...stock
  }: Pick<ShopRecords, "waitlist" | "prices" | "inventory" | "agreements"> & CommandContext) =>
  async (category: CategoryId, typed: string): Promise<Result<null, WaitlistRefusal>> => {
    const email = typed.trim();
    const why = emailFault(email);
    if (why) return refuse({ kind: "invalid-email", why });
    if (!isForSale(await prices.load(), category)) return refuse({ kind: "not-for-sale" });
    const waiting = await waitlist.of(category);
    if (waiting.some((one) => sameEmail(one.email, email))) return accept(null);
    const eggsThen = (await stockNotBeingSold(stock))[category];
    await waitlist.add({ id: newId, category, email, since: now, eggsThen });
    return accept(null);
  };
