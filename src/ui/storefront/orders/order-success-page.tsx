import { useEffect } from "react";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import styles from "#ui/shared/parts/empty-state.module.css";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import { useClearCart } from "#ui/shared/queries/cart-lines.ts";
import { ROUTES } from "#ui/shared/routes.ts";

export const OrderSuccessPage = () => {
  const { isFromPayment } = useGuardedLocation().note();
  const { mutate: clearCart } = useClearCart();
  // A payment has taken what it bought out of the basket, and nothing else.
  useEffect(() => {
    if (!isFromPayment) clearCart();
  }, [isFromPayment, clearCart]);

  return (
    <Page title="Thank You!" className={pageStyles.oneMessage}>
      <EmptyState picture="/pictures/thank-you.svg">
        <p>Your order has been placed successfully. We've sent a confirmation email to you.</p>
        <div className={styles.actions}>
          <ButtonLink to={ROUTES.myOrders}>View My Orders</ButtonLink>
          <ButtonLink to={ROUTES.home} variant="outline">
            Continue Shopping
          </ButtonLink>
        </div>
      </EmptyState>
    </Page>
  );
};
