import type { Cart } from "#core/cart/cart.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const saveCart = async (
  { cart, chosenDays }: Pick<VisitorRecords, "cart" | "chosenDays">,
  after: Cart,
): Promise<void> => {
  await cart.save(after);
  if (after.length === 0 && Object.keys(await chosenDays.load()).length > 0)
    await chosenDays.save({});
};
