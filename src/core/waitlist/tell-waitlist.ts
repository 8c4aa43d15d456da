import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import type { CommandContext, ShopCommands } from "#core/command.ts";
import { isOutOfStock, lessHeld } from "#core/inventory/inventory.ts";
import { backInStockLetter } from "#core/messages/visitor-letters.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import { heldEggs, stockNotBeingSold } from "#core/payments/held-eggs.ts";
import { isForSale } from "#core/pricing/prices.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { logFailure } from "#core/shared/log-failure.ts";
import { isToBeTold, type Waiting } from "#core/waitlist/waiting.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

const tell =
  (publicUrl: string) =>
  ({
    waitlist,
    messages,
    profile,
    now,
  }: Pick<ShopRecords, "waitlist" | "messages" | "profile"> & CommandContext) =>
  async ({ id, email, category }: Waiting): Promise<boolean> => {
    if (!(await waitlist.ofEmail(email)).some((one) => one.id === id)) return false;
    const kind = "back-in-stock";
    const letter = backInStockLetter(category, publicUrl, await loadFarm({ profile }));
    await writeMessages(
      { messages, profile },
      [{ id: `${id}-${kind}`, kind, to: email, letter }],
      now,
    );
    await waitlist.remove(id);
    return true;
  };

interface Deps
  extends Pick<ShopRecords, "inventory" | "agreements" | "waitlist" | "prices">,
    Pick<ShopPorts, "shared" | "clock" | "log"> {
  readonly command: ShopCommands;
}

export const tellWaitlist = ({ waitlist, shared, clock, log, command, ...records }: Deps) => {
  const tellOne = command(tell(shared?.publicUrl ?? ""));

  const due = async (category: CategoryId): Promise<readonly Waiting[]> => {
    const waiting = await waitlist.of(category);
    if (waiting.length === 0 || !isForSale(await records.prices.load(), category)) return [];
    const [now, stock] = [clock.now(), await records.inventory.load()];
    const held = await heldEggs({ ...records, shared })(stock, now);
    const onOffer = lessHeld(stock, held)[category];
    const left = (await stockNotBeingSold(records))[category];
    return isOutOfStock(onOffer) ? [] : waiting.filter((one) => isToBeTold(one, left, now));
  };

  return async (): Promise<number> => {
    const event = "waitlist-not-told";
    let told = 0;
    for (const category of CATEGORY_IDS) {
      const waiting = await logFailure(log, { event, about: { category } }, () => due(category));
      for (const one of waiting ?? [])
        if (await logFailure(log, { event, about: { waitingId: one.id } }, () => tellOne(one)))
          told += 1;
    }
    return told;
  };
};
