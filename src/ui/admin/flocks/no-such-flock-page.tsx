import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { Page } from "#ui/shared/parts/page.tsx";

export const NoSuchFlockPage = () => (
  <Page title="Flock Not Found">
    <EmptyState picture="/pictures/not-found.svg">
      <p>The farm has flocks 1 to 5, and this is none of them.</p>
      <ButtonLink to={ADMIN_ROUTES.flocks}>All Flocks</ButtonLink>
    </EmptyState>
  </Page>
);
