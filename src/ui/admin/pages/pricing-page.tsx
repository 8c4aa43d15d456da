import { Withdrawals } from "#ui/admin/flocks/withdrawals.tsx";
import { InventoryEditor } from "#ui/admin/inventory/inventory-editor.tsx";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import { useIsHelper } from "#ui/admin/login/session-queries.ts";
import { PriceEditor } from "#ui/admin/pricing/price-editor.tsx";

export const PricingPage = () =>
  useIsHelper() ? (
    <AdminPage title="Admin Stock" heading="Stock">
      <Withdrawals />
      <InventoryEditor />
    </AdminPage>
  ) : (
    <AdminPage title="Admin Pricing" heading="Inventory & Pricing">
      <Withdrawals />
      <InventoryEditor />
      <PriceEditor />
    </AdminPage>
  );
