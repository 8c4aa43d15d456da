import { type Cart, changeQuantity, lineOf, type PackChoice } from "#core/cart/cart.ts";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import type { LineRefusal } from "#core/cart/change-delivery.ts";
import { isLikelyLine } from "#core/cart/likely-line.ts";
import type { PutBackLineRefusal } from "#core/cart/put-back.ts";
import { type TakenOut, withLineBack } from "#core/cart/removed-line.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

const isDelivered = ({ deliveryMethod }: PackChoice): boolean => deliveryMethod === "delivery";

const collectedOf = <Choice extends PackChoice>(line: Choice): Choice => ({
  ...line,
  deliveryMethod: "collection",
});

export const deliveredLines = (cart: Cart): readonly TakenOut[] =>
  cart.flatMap((line, place) => (isDelivered(line) ? [{ line, place }] : []));

export const allCollected = (cart: Cart): Cart | null => {
  const after = cart.flatMap((line) => {
    if (isDelivered(line)) return lineOf(cart, collectedOf(line)) ? [] : [collectedOf(line)];
    const merged = lineOf(cart, { ...line, deliveryMethod: "delivery" })?.quantity ?? 0;
    return [{ ...line, quantity: line.quantity + merged }];
  });
  return after.every(({ quantity }) => quantity <= MAX_QUANTITY) ? after : null;
};

const takenBack = (cart: Cart, { line }: TakenOut): Cart => {
  const left = lineOf(cart, collectedOf(line))?.quantity ?? 0;
  return changeQuantity(cart, collectedOf(line), left - line.quantity);
};

export const deliveredAgain = (cart: Cart, moved: readonly TakenOut[]): Cart | null =>
  moved.reduce<Cart | null>(
    (back, { line, place }) => {
      const quantity = Math.min(line.quantity, lineOf(cart, collectedOf(line))?.quantity ?? 0);
      return back && quantity > 0
        ? withLineBack(back, { line: { ...line, quantity }, place })
        : back;
    },
    moved.reduce(takenBack, cart),
  );

type Deps = Pick<VisitorRecords, "cart">;

export const collectInstead =
  ({ cart }: Deps) =>
  async (_none: null): Promise<Result<readonly TakenOut[], LineRefusal>> => {
    const before = await cart.load();
    const after = allCollected(before);
    if (!after) return refuse({ kind: "line-full" });
    await cart.save(after);
    return accept(deliveredLines(before));
  };

export const deliverAgain =
  ({ cart }: Deps) =>
  async (moved: readonly TakenOut[]): Promise<Result<Cart, PutBackLineRefusal>> => {
    if (!moved.every(isLikelyLine)) return refuse({ kind: "unlikely-line" });
    const after = deliveredAgain(await cart.load(), moved);
    if (!after) return refuse({ kind: "line-full" });
    await cart.save(after);
    return accept(after);
  };
