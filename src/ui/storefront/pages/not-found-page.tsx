import { ROUTES } from "#core/routes.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import styles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";

export const NotFoundPage = () => (
  <Page title="Page Not Found" className={styles.oneMessage}>
    <EmptyState picture="/pictures/not-found.svg">
      <p>This hen has looked everywhere, and there is no such page.</p>
      <ButtonLink to={ROUTES.home}>Back to the Shop</ButtonLink>
    </EmptyState>
  </Page>
);
