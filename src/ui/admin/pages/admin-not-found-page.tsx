import type { ReactNode } from "react";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { Page } from "#ui/shared/parts/page.tsx";

interface AdminNotFoundPageProps {
  /** The way on. */
  readonly children?: ReactNode;
}

const TO_DASHBOARD = <ButtonLink to={ADMIN_ROUTES.dashboard}>Back to the Dashboard</ButtonLink>;

export const AdminNotFoundPage = ({ children = TO_DASHBOARD }: AdminNotFoundPageProps) => (
  <Page title="Page Not Found">
    <EmptyState picture="/pictures/not-found.svg">
      <p>There is no such page in the admin area.</p>
      {children}
    </EmptyState>
  </Page>
);
