import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { Page } from "#ui/shared/parts/page.tsx";

export const AdminNotFoundPage = () => (
  <Page title="Page Not Found">
    <EmptyState picture="/pictures/not-found.svg">
      <p>There is no such page in the admin area.</p>
      <ButtonLink to={ADMIN_ROUTES.dashboard}>Back to the Dashboard</ButtonLink>
    </EmptyState>
  </Page>
);
