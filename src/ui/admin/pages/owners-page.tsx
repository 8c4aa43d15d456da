import { HELPERS_HOME } from "#ui/admin/layout/helper-paths.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { Page } from "#ui/shared/parts/page.tsx";

export const OwnersPage = () => (
  <Page title="Only for the Owner">
    <EmptyState picture="/pictures/not-found.svg">
      <p>This page is the owner's. You are logged in as a helper.</p>
      <ButtonLink to={HELPERS_HOME}>To the packing list</ButtonLink>
    </EmptyState>
  </Page>
);
