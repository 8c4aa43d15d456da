import { Withdrawals } from "#ui/admin/flocks/withdrawals.tsx";
import { InventoryEditor } from "#ui/admin/inventory/inventory-editor.tsx";
import { useIsHelper } from "#ui/admin/login/session-queries.ts";
import { PriceEditor } from "#ui/admin/pricing/price-editor.tsx";
import { Page } from "#ui/shared/parts/page.tsx";

export const PricingPage = () =>
  useIsHelper() ? (
    <Page title="Admin Stock" heading="Stock">
      <Withdrawals />
      <InventoryEditor />
    </Page>
  ) : (
    <Page title="Admin Pricing" heading="Inventory & Pricing">
      <Withdrawals />
      <InventoryEditor />
      <PriceEditor />
    </Page>
  );
