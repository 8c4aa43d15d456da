import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import type { Commands, Drawn } from "#core/command.ts";
import { heldIn } from "#core/inventory/held.ts";
import { isOutOfStock, lessHeld } from "#core/inventory/inventory.ts";
import { backInStockLetter } from "#core/messages/visitor-letters.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

type Given = Pick<ShopRecords, "inventory" | "agreements" | "waitlist" | "messages"> & Drawn;

const tell =
  (shared: ShopPorts["shared"]) =>
  ({ inventory, agreements, waitlist, messages, now }: Given) =>
  async (category: CategoryId): Promise<number> => {
    const shelf = await inventory.load();
    const onOffer = lessHeld(shelf, await heldIn(shared)({ agreements }, shelf, now));
    if (isOutOfStock(onOffer[category])) return 0;
    const waiting = await waitlist.of(category);
    const letter = backInStockLetter(category, shared?.publicUrl ?? "");
    for (const { id, email } of waiting) {
      const kind = "back-in-stock";
      await writeMessages({ messages }, [{ id: `${id}-${kind}`, kind, to: email, letter }], now);
      await waitlist.remove(id);
    }
    return waiting.length;
  };

/** Writes to those who wait for eggs of which there are some again, once each. Answers how many were written to. */
export const tellWaitlist = ({
  waitlist,
  shared,
  command,
}: Pick<ShopRecords, "waitlist"> &
  Pick<ShopPorts, "shared"> & { readonly command: Commands<ShopRecords> }) => {
  const tellOf = command(tell(shared));
  return async (): Promise<number> => {
    let told = 0;
    for (const category of CATEGORY_IDS)
      if ((await waitlist.of(category)).length > 0) told += await tellOf(category);
    return told;
  };
};
