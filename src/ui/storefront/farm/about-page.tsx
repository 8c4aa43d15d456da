import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import styles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";

export const AboutPage = () => (
  <Page title="About Us" className={styles.narrow}>
    <EmptyState picture="/pictures/flock.svg">
      <p>This page is under construction.</p>
    </EmptyState>
  </Page>
);
