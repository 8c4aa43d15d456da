import { Suspense, useEffect } from "react";
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
import { useClearCart } from "#ui/shared/queries/cart-lines.ts";
import { ROUTES } from "#ui/shared/routes.ts";
import ownStyles from "#ui/storefront/orders/order-success.module.css";

const PaidOrder = lazyPage(
  async () => (await import("#ui/storefront/orders/paid-order.tsx")).PaidOrder,
);

export const OrderSuccessPage = () => {
  const { isFromPayment } = useGuardedLocation().note();
  const orderId = useNotedOrder();
  const { mutate: clearCart } = useClearCart();
  // A payment has taken what it bought out of the basket, and nothing else.
  useEffect(() => {
    if (!isFromPayment) clearCart();
  }, [isFromPayment, clearCart]);

  return (
    <Page title="Thank You!" className={pageStyles.oneMessage}>
      <EmptyState picture="/pictures/thank-you.svg">
        <p>Your order has been placed successfully. We've sent a confirmation email to you.</p>
      </EmptyState>
      {orderId && (
        <div className={ownStyles.paidOrder}>
          <Optional>
            <Suspense fallback={<Loading what="your order" count={1} />}>
              <PaidOrder orderId={orderId} />
            </Suspense>
          </Optional>
        </div>
      )}
      <div className={styles.actions}>
        <ButtonLink to={ROUTES.myOrders} state={{ orderId }}>
          View My Orders
        </ButtonLink>
        <ButtonLink to={ROUTES.home} variant="outline">
          Continue Shopping
        </ButtonLink>
      </div>
    </Page>
  );
};
