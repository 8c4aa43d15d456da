import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { GiveAddress } from "#ui/storefront/orders/give-address.tsx";
import { OrderCard } from "#ui/storefront/orders/order-card.tsx";
import { useOwnOrder } from "#ui/storefront/orders/queries.ts";

export const PaidOrder = ({ orderId }: { readonly orderId: string }) => {
  const { data: order, isLoading } = useOwnOrder(orderId);
  if (isLoading) return <Loading what="your order" count={1} />;
  return order ? <OrderCard order={order} asks={<GiveAddress order={order} />} /> : null;
};
