import { useEffect } from "react";
import { isEmail } from "#core/customers/email.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { hasMoney } from "#core/orders/status-sets.ts";
import { ROUTES } from "#core/routes.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";
import { useNotedOrder } from "#ui/shared/navigation/use-noted-order.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import styles from "#ui/shared/parts/empty-state.module.css";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { Optional } from "#ui/shared/parts/optional.tsx";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useSetting } from "#ui/shared/setting.ts";
import { useClearCart } from "#ui/storefront/basket/line-queries.ts";
import ownStyles from "#ui/storefront/orders/order-success.module.css";
import { useOwnOrder } from "#ui/storefront/orders/queries.ts";

const PaidOrder = lazyPage(
  async () => (await import("#ui/storefront/orders/paid-order.tsx")).PaidOrder,
);

const isWrittenTo = (order: Order): boolean => hasMoney(order) && isEmail(order.customerEmail);

const useSentence = (orderId: string): string => {
  const { addTo } = useGuardedLocation().note();
  const { isShared, sendsMail } = useSetting();
  const { data: order } = useOwnOrder(isShared ? orderId : "");
  const isWritten = sendsMail && order ? isWrittenTo(order) : false;
  const confirmed = !isShared || isWritten ? " We've sent a confirmation email to you." : "";
  // The number of a payment that added packs finds the order that they joined.
  const joined = order ? order.id : addTo;
  return joined !== undefined && joined !== orderId
    ? `What you added is part of order ${shortId({ id: joined })} now.${confirmed}`
    : `Your order has been placed successfully.${confirmed}`;
};

export const OrderSuccessPage = () => {
  const { isFromPayment } = useGuardedLocation().note();
  const orderId = useNotedOrder();
  const sentence = useSentence(orderId);
  const { mutate: clearCart } = useClearCart();
  useEffect(() => {
    if (!isFromPayment) clearCart();
  }, [isFromPayment, clearCart]);

  return (
    <Page title="Thank You!" className={pageStyles.oneMessage}>
      <EmptyState picture="/pictures/thank-you.svg">
        <p>{sentence}</p>
      </EmptyState>
      {orderId && (
        <div className={ownStyles.paidOrder}>
          <Optional shows={orderId} fallback={<Loading what="your order" count={1} />}>
            <PaidOrder orderId={orderId} />
          </Optional>
        </div>
      )}
      <div className={styles.actions}>
        <ButtonLink to={ROUTES.myOrders} state={{ orderId }}>
          View My Orders
        </ButtonLink>
        <ButtonLink to={ROUTES.home} variant="secondary">
          Continue Shopping
        </ButtonLink>
      </div>
    </Page>
  );
};
