import { isHandedOver, methodsHere } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";

export const EggsThatLeft = ({ order }: { readonly order: Order }) => {
  if (methodsHere(order).length === 0)
    return <p>Its eggs were handed over: none of them come back into stock.</p>;
  if (isHandedOver(order, "delivery"))
    return <p>Its delivery was handed over: those eggs stay out.</p>;
  return (
    isHandedOver(order, "collection") && <p>Its collection was handed over: those eggs stay out.</p>
  );
};
