import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useOwnOrder } from "#ui/shared/queries/own-orders.ts";
import { OrderCard } from "#ui/storefront/orders/order-card.tsx";

export const PaidOrder = ({ orderId }: { readonly orderId: string }) => {
  const { data: order, isLoading } = useOwnOrder(orderId);
  if (isLoading) return <Loading what="your order" count={1} />;
  return order ? <OrderCard order={order} /> : null;
};
