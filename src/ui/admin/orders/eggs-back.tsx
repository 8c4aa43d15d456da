import { methodsHere } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { EggsThatLeft } from "#ui/admin/orders/eggs-that-left.tsx";

const OF_A_HALF: Readonly<Record<DeliveryMethod, string>> = {
  delivery: "Put the eggs to deliver back into stock",
  collection: "Put the eggs to collect back into stock",
};

interface EggsBackProps {
  readonly order: Order;
  readonly puttingBack: readonly DeliveryMethod[];
  readonly isHeld: boolean;
  readonly onChange: (puttingBack: readonly DeliveryMethod[]) => void;
}

export const EggsBack = ({ order, puttingBack, isHeld, onChange }: EggsBackProps) => {
  const isOfOneWay = methodsOf(order).length === 1;
  return (
    <>
      <EggsThatLeft order={order} />
      {methodsHere(order).map((method) => (
        <label key={method}>
          <input
            type="checkbox"
            checked={puttingBack.includes(method)}
            disabled={isHeld}
            onChange={({ target }) => {
              const others = puttingBack.filter((one) => one !== method);
              onChange(target.checked ? [...others, method] : others);
            }}
          />
          {isOfOneWay ? "Put the eggs back into stock" : OF_A_HALF[method]}
        </label>
      ))}
    </>
  );
};
