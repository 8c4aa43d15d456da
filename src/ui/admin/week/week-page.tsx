import { useState } from "react";
import type { ComingDay } from "#core/days/owners-days.ts";
import type { WeekSheet } from "#core/planning/get-week.ts";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import { ToRing } from "#ui/admin/orders/to-ring.tsx";
import type { Asked } from "#ui/admin/week/asked-orders.ts";
import { CloseDayDialog } from "#ui/admin/week/close-day-dialog.tsx";
import { ComingDays } from "#ui/admin/week/coming-days.tsx";
import { CustomersMay } from "#ui/admin/week/customers-may.tsx";
import { DaysOff } from "#ui/admin/week/days-off.tsx";
import { DeliveryArea } from "#ui/admin/week/delivery-area.tsx";
import { EveryWeek } from "#ui/admin/week/every-week.tsx";
import { OrdersQuestion } from "#ui/admin/week/orders-question.tsx";
import { useWeekSheet } from "#ui/admin/week/queries.ts";
import { useOpenAgain } from "#ui/admin/week/use-open-again.ts";
import { useWeekEdit } from "#ui/admin/week/use-week-edit.ts";
import styles from "#ui/admin/week/week.module.css";
import panelStyles from "#ui/shared/parts/panel.module.css";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useSetting } from "#ui/shared/setting.ts";
import { spaced } from "#ui/shared/spaced.ts";

const Week = ({ sheet }: { readonly sheet: WeekSheet }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [closing, setClosing] = useState<readonly ComingDay[] | null>(null);
  const { isShared } = useSetting();
  const edit = useWeekEdit(sheet, setAsked);
  const openAgain = useOpenAgain(sheet);
  const editing = { state: sheet, ask: setAsked };
  return (
    <div className={styles.sections}>
      <ComingDays coming={sheet.coming} onClose={setClosing} onOpen={openAgain} />
      <div className={styles.settings}>
        <div className={spaced(panelStyles.panel, panelStyles.rows)}>
          <EveryWeek edit={edit} />
        </div>
        <div className={spaced(panelStyles.panel, panelStyles.rows)}>
          <DaysOff {...editing} />
          <DeliveryArea edit={edit} />
          {isShared && <CustomersMay edit={edit} />}
        </div>
      </div>
      {closing && (
        <CloseDayDialog
          {...editing}
          methods={closing}
          isOpen={asked === null}
          onClose={() => setClosing(null)}
        />
      )}
      {asked && <OrdersQuestion {...asked} onClose={() => setAsked(null)} />}
    </div>
  );
};

export const WeekPage = () => {
  const sheet = useWeekSheet();
  return (
    <AdminPage title="Admin Week" heading="The Week">
      <ToRing />
      {sheet ? <Week sheet={sheet} /> : <Loading what="the week" />}
    </AdminPage>
  );
};
