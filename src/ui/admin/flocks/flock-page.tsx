import { useState } from "react";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { CareSheet } from "#core/care/get-flock-care.ts";
import type { Flock, FlockId } from "#core/flocks/flock.ts";
import { PERIODS, type Period } from "#core/flocks/period.ts";
import type { Day } from "#core/shared/day.ts";
import { useFlockCare } from "#ui/admin/flocks/care-queries.ts";
import { CostForm } from "#ui/admin/flocks/cost-form.tsx";
import { CostHistory } from "#ui/admin/flocks/cost-history.tsx";
import { EggForm } from "#ui/admin/flocks/egg-form.tsx";
import { EggHistory } from "#ui/admin/flocks/egg-history.tsx";
import { FlockChart } from "#ui/admin/flocks/flock-chart.tsx";
import styles from "#ui/admin/flocks/flock-page.module.css";
import { FlockSummary } from "#ui/admin/flocks/flock-summary.tsx";
import { HenForm } from "#ui/admin/flocks/hen-form.tsx";
import { HenHistory } from "#ui/admin/flocks/hen-history.tsx";
import { HenSummary } from "#ui/admin/flocks/hen-summary.tsx";
import { MedicineForm } from "#ui/admin/flocks/medicine-form.tsx";
import { MedicineHistory } from "#ui/admin/flocks/medicine-history.tsx";
import { NameForm } from "#ui/admin/flocks/name-form.tsx";
import { flockTitle, PERIOD_NAMES } from "#ui/admin/flocks/names.ts";
import { OrdersWithEggs } from "#ui/admin/flocks/orders-with-eggs.tsx";
import { useFlock, useFlockPnL } from "#ui/admin/flocks/queries.ts";
import { Withdrawals } from "#ui/admin/flocks/withdrawals.tsx";
import paperStyles from "#ui/admin/lists/paper.module.css";
import { useIsHelper } from "#ui/admin/login/session-queries.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { Deferred } from "#ui/shared/parts/deferred.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";

interface BooksProps {
  readonly id: FlockId;
  readonly flock: Flock;
  readonly care: CareSheet;
  readonly today: Day;
}

const Books = ({ id, flock, care, today }: BooksProps) => {
  const [period, setPeriod] = useState<Period>("All");
  const figures = useFlockPnL(id, period);
  return (
    <>
      <EggForm flock={id} entries={flock.eggs} today={today} />
      <SelectField
        className={styles.period}
        label="Period"
        options={PERIODS}
        nameOf={(name) => PERIOD_NAMES[name]}
        value={period}
        onChoose={setPeriod}
      />
      <p className={paperStyles.onPaper}>{`Period: ${PERIOD_NAMES[period]}`}</p>
      {figures && <FlockSummary figures={figures} />}
      <HenSummary care={care} eggs={flock.eggs} period={period} today={today} />
      <Deferred>
        <FlockChart flock={flock} period={period} today={today} />
        <CostForm flock={id} today={today} />
        <CostHistory id={id} costs={flock.costs} />
        <EggHistory id={id} eggs={flock.eggs} notes={care.counts} />
        <HenForm flock={id} today={today} />
        <HenHistory id={id} hens={care.hens} />
        <NameForm flock={id} named={care} />
        <MedicineForm flock={id} />
        <OrdersWithEggs id={id} />
        <MedicineHistory id={id} medicines={care.medicines} />
      </Deferred>
    </>
  );
};

const EggBook = ({ id, flock, care, today }: BooksProps) => (
  <>
    <EggForm flock={id} entries={flock.eggs} today={today} />
    <HenSummary care={care} eggs={flock.eggs} period="All" today={today} />
    <Deferred>
      <EggHistory id={id} eggs={flock.eggs} notes={care.counts} />
    </Deferred>
  </>
);

export const FlockPage = ({ id }: { readonly id: FlockId }) => {
  const [flock, care] = [useFlock(id), useFlockCare(id)];
  const Shown = useIsHelper() ? EggBook : Books;
  const today = useToday();
  return (
    <Page
      title={`Admin Flock ${id}`}
      heading={flockTitle(id, care?.name)}
      className={`${styles.flock} ${paperStyles.printed}`}
    >
      <ButtonLink to={ADMIN_ROUTES.flocks} variant="link" size="sm">
        All flocks
      </ButtonLink>
      <Withdrawals flock={id} />
      {flock && care ? (
        <Shown id={id} flock={flock} care={care} today={today} />
      ) : (
        <Loading what="the flock" />
      )}
    </Page>
  );
};
