import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { MissedCounts } from "#ui/admin/counting/missed-counts.tsx";
import { BackupReminder } from "#ui/admin/dashboard/backup-reminder.tsx";
import { EggsLaid } from "#ui/admin/dashboard/eggs-laid.tsx";
import { EggsThisWeek } from "#ui/admin/dashboard/eggs-this-week.tsx";
import { FirstFarmWarning } from "#ui/admin/dashboard/first-farm-warning.tsx";
import { FlockProfits } from "#ui/admin/dashboard/flock-profits.tsx";
import { MailWarning } from "#ui/admin/dashboard/mail-warning.tsx";
import { OnClosedDays } from "#ui/admin/dashboard/on-closed-days.tsx";
import { OwnPostcode } from "#ui/admin/dashboard/own-postcode.tsx";
import { PendingOrders } from "#ui/admin/dashboard/pending-orders.tsx";
import { SetUp } from "#ui/admin/dashboard/set-up.tsx";
import { Takings } from "#ui/admin/dashboard/takings.tsx";
import { UnfitOrders } from "#ui/admin/dashboard/unfit-orders.tsx";
import { UnreadMessages } from "#ui/admin/dashboard/unread-messages.tsx";
import { Withdrawals } from "#ui/admin/flocks/withdrawals.tsx";
import { InventoryEditor } from "#ui/admin/inventory/inventory-editor.tsx";
import { OnceSettled } from "#ui/admin/layout/once-settled.tsx";
import { ToRing } from "#ui/admin/orders/to-ring.tsx";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { Page } from "#ui/shared/parts/page.tsx";

export const DashboardPage = () => (
  <Page title="Admin Dashboard" heading="Dashboard">
    <SetUp />
    <FirstFarmWarning />
    <OwnPostcode>
      <ButtonLink variant="secondary" size="sm" to={ADMIN_ROUTES.week}>
        Set your area
      </ButtonLink>
    </OwnPostcode>
    <UnreadMessages />
    <MailWarning />
    <BackupReminder />
    <MissedCounts />
    <Withdrawals />
    <Takings />
    <ToRing />
    <OnClosedDays />
    <UnfitOrders />
    <PendingOrders />
    <OnceSettled>
      <InventoryEditor />
      <EggsThisWeek />
      <EggsLaid />
      <FlockProfits />
    </OnceSettled>
  </Page>
);
