import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import styles from "#ui/admin/dashboard/dashboard.module.css";
import { EggsLaid } from "#ui/admin/dashboard/eggs-laid.tsx";
import { EggsThisWeek } from "#ui/admin/dashboard/eggs-this-week.tsx";
import { FlockProfits } from "#ui/admin/dashboard/flock-profits.tsx";
import { PendingOrders } from "#ui/admin/dashboard/pending-orders.tsx";
import { useOrderOverview } from "#ui/admin/dashboard/queries.ts";
import { TakingsByWay } from "#ui/admin/dashboard/takings-by-way.tsx";
import { Today, useTodayRows } from "#ui/admin/dashboard/today.tsx";
import { Figures } from "#ui/admin/figures/figures.tsx";
import { InventoryEditor } from "#ui/admin/inventory/inventory-editor.tsx";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import { OnceSettled } from "#ui/admin/layout/once-settled.tsx";
import { formatGbp } from "#ui/shared/money.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";

const Body = () => {
  const rows = useTodayRows();
  const overview = useOrderOverview();
  if (!rows || !overview) return <Loading what="what is to do" />;
  return (
    <div className={styles.columns}>
      <div>
        <Today rows={rows} />
        <Figures
          level="h2"
          figures={[
            { key: "pending", title: "Pending orders", text: String(overview.pending.length) },
            { key: "this", title: "Takings this week", text: formatGbp(overview.takingsThisWeek) },
            { key: "last", title: "Takings last week", text: formatGbp(overview.takingsLastWeek) },
          ]}
        />
        <PendingOrders {...overview} />
        <TakingsByWay {...overview} />
      </div>
      <div>
        <OnceSettled>
          <InventoryEditor />
          <EggsThisWeek />
          <EggsLaid />
          <FlockProfits />
        </OnceSettled>
      </div>
    </div>
  );
};

export const DashboardPage = () => (
  <AdminPage
    title="Admin Dashboard"
    heading="Dashboard"
    note={writtenDay(useToday())}
    actions={
      <span className={styles.countEggs}>
        <ButtonLink variant="secondary" to={ADMIN_ROUTES.count}>
          Count eggs
        </ButtonLink>
      </span>
    }
  >
    <Body />
  </AdminPage>
);
