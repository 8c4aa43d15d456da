import { Fragment, type ReactNode, useState } from "react";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { CareSheet } from "#core/care/get-flock-care.ts";
import type { Flock, FlockId } from "#core/flocks/flock.ts";
import { PERIODS, type Period } from "#core/flocks/period.ts";
import type { Day } from "#core/shared/day.ts";
import { FoldButton, type FormFold, useFormFold } from "#ui/admin/editing/form-fold.tsx";
import { useFlockCare } from "#ui/admin/flocks/care-queries.ts";
import { ADD_COST, CostForm } from "#ui/admin/flocks/cost-form.tsx";
import { CostHistory } from "#ui/admin/flocks/cost-history.tsx";
import { EggForm, LOG_EGGS } from "#ui/admin/flocks/egg-form.tsx";
import { EggHistory } from "#ui/admin/flocks/egg-history.tsx";
import { FlockChart } from "#ui/admin/flocks/flock-chart.tsx";
import styles from "#ui/admin/flocks/flock-page.module.css";
import { FlockSummary } from "#ui/admin/flocks/flock-summary.tsx";
import { ADD_HENS, HenForm } from "#ui/admin/flocks/hen-form.tsx";
import { HenHistory } from "#ui/admin/flocks/hen-history.tsx";
import { HenSummary } from "#ui/admin/flocks/hen-summary.tsx";
import { ADD_MEDICINE, MedicineForm } from "#ui/admin/flocks/medicine-form.tsx";
import { MedicineHistory } from "#ui/admin/flocks/medicine-history.tsx";
import { NAME_FLOCK, NameForm } from "#ui/admin/flocks/name-form.tsx";
import { flockTitle, PERIOD_NAMES } from "#ui/admin/flocks/names.ts";
import { OrdersWithEggs } from "#ui/admin/flocks/orders-with-eggs.tsx";
import { useFlock, useFlockPnL } from "#ui/admin/flocks/queries.ts";
import { Withdrawals } from "#ui/admin/flocks/withdrawals.tsx";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import paperStyles from "#ui/admin/lists/paper.module.css";
import { useIsHelper } from "#ui/admin/login/session-queries.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { Deferred } from "#ui/shared/parts/deferred.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";
import { spaced } from "#ui/shared/spaced.ts";

interface BooksProps {
  readonly id: FlockId;
  readonly flock: Flock;
  readonly care: CareSheet;
  readonly today: Day;
  /** Of the form for a day's eggs, which the page's heading leads to. */
  readonly eggs: FormFold;
}

const FlockFigures = ({ id, flock, care, today }: Omit<BooksProps, "eggs">) => {
  const [period, setPeriod] = useState<Period>("All");
  const figures = useFlockPnL(id, period);
  return (
    <div className={styles.overview}>
      <div>
        <SelectField
          className={styles.period}
          label="Period"
          options={PERIODS}
          nameOf={(one) => PERIOD_NAMES[one]}
          value={period}
          onChoose={setPeriod}
        />
        <p className={paperStyles.onPaper}>{`Period: ${PERIOD_NAMES[period]}`}</p>
        <div className={styles.figures}>
          {figures && <FlockSummary figures={figures} />}
          <HenSummary care={care} eggs={flock.eggs} period={period} today={today} />
        </div>
      </div>
      <Deferred>
        <FlockChart flock={flock} period={period} today={today} />
      </Deferred>
    </div>
  );
};

/** On a phone, where it opens, a form is first; the figures are where all stands open. Keys keep what is typed. */
const firstOf = (isNarrow: boolean, form: ReactNode, figures: ReactNode): ReactNode => {
  const parts = [
    <Fragment key="form">{form}</Fragment>,
    <Fragment key="figures">{figures}</Fragment>,
  ];
  return isNarrow ? parts : parts.toReversed();
};

const Books = ({ eggs, ...books }: BooksProps) => {
  const { id, flock, care, today } = books;
  const [cost, hens, name, medicine] = [useFormFold(), useFormFold(), useFormFold(), useFormFold()];
  const costForm = <CostForm flock={id} today={today} fold={cost} />;
  return (
    <>
      {firstOf(
        eggs.isNarrow,
        <div className={styles.forms}>
          <EggForm flock={id} entries={flock.eggs} today={today} fold={eggs} />
          {!cost.isNarrow && costForm}
        </div>,
        <FlockFigures {...books} />,
      )}
      <Deferred>
        <div className={styles.histories}>
          <CostHistory
            id={id}
            costs={flock.costs}
            {...(cost.isNarrow && {
              buttons: <FoldButton fold={cost}>{ADD_COST}</FoldButton>,
              forms: costForm,
            })}
          />
          <EggHistory id={id} eggs={flock.eggs} notes={care.counts} />
          <HenHistory
            id={id}
            hens={care.hens}
            buttons={
              <>
                <FoldButton fold={hens}>{ADD_HENS}</FoldButton>
                <FoldButton fold={name}>{NAME_FLOCK}</FoldButton>
              </>
            }
            forms={
              <>
                <HenForm flock={id} today={today} fold={hens} />
                <NameForm flock={id} named={care} fold={name} />
              </>
            }
          />
        </div>
        <OrdersWithEggs id={id} />
        <MedicineHistory
          id={id}
          medicines={care.medicines}
          buttons={<FoldButton fold={medicine}>{ADD_MEDICINE}</FoldButton>}
          forms={<MedicineForm flock={id} fold={medicine} />}
        />
      </Deferred>
    </>
  );
};

const EggBook = ({ id, flock, care, today, eggs }: BooksProps) => (
  <>
    {firstOf(
      eggs.isNarrow,
      <EggForm flock={id} entries={flock.eggs} today={today} fold={eggs} />,
      <div className={styles.figures}>
        <HenSummary care={care} eggs={flock.eggs} period="All" today={today} />
      </div>,
    )}
    <Deferred>
      <EggHistory id={id} eggs={flock.eggs} notes={care.counts} />
    </Deferred>
  </>
);

const ToAllFlocks = () => (
  <div className={styles.back}>
    <ButtonLink to={ADMIN_ROUTES.flocks} variant="ghost" size="sm">
      All flocks
    </ButtonLink>
  </div>
);

export const FlockPage = ({ id }: { readonly id: FlockId }) => {
  const [flock, care] = [useFlock(id), useFlockCare(id)];
  const Shown = useIsHelper() ? EggBook : Books;
  const today = useToday();
  const eggs = useFormFold();
  return (
    <AdminPage
      title={`Admin Flock ${id}`}
      heading={flockTitle(id, care?.name)}
      className={spaced(styles.flock, paperStyles.printed)}
      before={<ToAllFlocks />}
      actions={
        flock &&
        care && (
          <FoldButton fold={eggs} variant="default">
            {LOG_EGGS}
          </FoldButton>
        )
      }
    >
      <Withdrawals flock={id} />
      {flock && care ? (
        <Shown id={id} flock={flock} care={care} today={today} eggs={eggs} />
      ) : (
        <Loading what="the flock" />
      )}
    </AdminPage>
  );
};
