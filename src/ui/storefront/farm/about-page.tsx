import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { Page } from "#ui/shared/parts/page.tsx";

export const AboutPage = () => (
  <Page title="About Us" className="narrow">
    <EmptyState picture="/pictures/flock.svg">
      <p>This page is under construction.</p>
    </EmptyState>
  </Page>
);
