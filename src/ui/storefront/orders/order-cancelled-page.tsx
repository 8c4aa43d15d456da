import { ROUTES } from "#core/routes.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import styles from "#ui/shared/parts/empty-state.module.css";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";

export const OrderCancelledPage = () => (
  <Page title="Order Canceled" className={pageStyles.oneMessage}>
    <EmptyState picture="/pictures/cancelled.svg">
      <p>Nothing was charged, and your cart is saved: it waits for you just as you left it.</p>
      <div className={styles.actions}>
        <ButtonLink to={ROUTES.checkout}>Return to Basket</ButtonLink>
        <ButtonLink to={ROUTES.home} variant="secondary">
          Continue Shopping
        </ButtonLink>
      </div>
    </EmptyState>
  </Page>
);
