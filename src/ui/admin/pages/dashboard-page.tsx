import { InventoryEditor } from "#ui/admin/inventory/inventory-editor.tsx";
import { Page } from "#ui/shared/parts/page.tsx";

export const DashboardPage = () => (
  <Page title="Admin Dashboard" heading="Dashboard">
    <InventoryEditor />
  </Page>
);
