import { InventoryEditor } from "#ui/admin/inventory/inventory-editor.tsx";
import { PriceEditor } from "#ui/admin/pricing/price-editor.tsx";
import { Page } from "#ui/shared/parts/page.tsx";

export const PricingPage = () => (
  <Page title="Admin Pricing" heading="Inventory & Pricing">
    <InventoryEditor />
    <PriceEditor />
  </Page>
);
