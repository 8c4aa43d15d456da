import { useState } from "react";
import { eggTypeIn } from "#core/catalogue/catalogue.ts";
import { type Span, spanFault, taxYearBefore, taxYearOf } from "#core/export/tax-year.ts";
import { MOVE_NAMES, SOURCE_NAMES } from "#ui/admin/eggs/names.ts";
import styles from "#ui/admin/export/export.module.css";
import { ExportSection } from "#ui/admin/export/export-section.tsx";
import { entriesText, gateText, moneyText, ordersText } from "#ui/admin/export/export-texts.ts";
import { useBookRows, useEggBookRows, useOrderRows } from "#ui/admin/export/queries.ts";
import { costTypeNameOf, SIZE_NAMES } from "#ui/admin/flocks/names.ts";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import { Button } from "#ui/shared/parts/button.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";

const FAULTS = {
  "no-day": "Please enter both days.",
  backwards: "This day comes before the first one.",
} as const;

const NAMES = {
  typeName: costTypeNameOf,
  sizeName: (size: keyof typeof SIZE_NAMES) => SIZE_NAMES[size],
};

const EggBookFile = ({ span }: { readonly span: Span }) => {
  const { eggs } = useFarm();
  const rows = useEggBookRows(span, {
    eggsName: (category) => eggTypeIn(eggs, category).name,
    whatName: (kind) => ({ ...SOURCE_NAMES, ...MOVE_NAMES })[kind],
  });
  return rows && rows.length > 0 ? (
    <ExportSection
      title="Egg book"
      name="egg-book"
      span={span}
      rows={rows}
      holds={entriesText("lot and way", rows.length, span)}
    />
  ) : null;
};

const Files = ({ span }: { readonly span: Span }) => {
  const { found, progress } = useOrderRows(span);
  const books = useBookRows(span, NAMES);
  return (
    <div className={styles.files}>
      <ExportSection
        title="Orders"
        name="orders"
        span={span}
        rows={found?.orders.rows}
        holds={found ? ordersText(found.orders, span) : ""}
        progress={progress}
      />
      <ExportSection
        title="Money"
        name="money"
        span={span}
        rows={found?.money}
        holds={found ? moneyText(found.money.length, span) : ""}
        progress={progress}
      />
      {found && found.gate.length > 0 && (
        <ExportSection
          title="Gate sales"
          name="gate-sales"
          span={span}
          rows={found.gate}
          holds={gateText(found.gate.length, span)}
        />
      )}
      <ExportSection
        title="Costs"
        name="costs"
        span={span}
        rows={books?.costs}
        holds={entriesText("cost", books?.costs.length ?? 0, span)}
      />
      <ExportSection
        title="Egg counts"
        name="egg-counts"
        span={span}
        rows={books?.eggs}
        holds={entriesText("count", books?.eggs.length ?? 0, span)}
      />
      <EggBookFile span={span} />
    </div>
  );
};

export const ExportPage = () => {
  const today = useToday();
  const [span, setSpan] = useState<Span>(() => taxYearOf(today));
  const fault = spanFault(span);
  return (
    <AdminPage title="Admin Export" heading="Export">
      <p className={styles.about}>
        Orders, money, costs and egg counts of all flocks, as files that any spreadsheet opens.
        Money is in pounds, days are those in London, and only the file Money names customers.
      </p>
      <div className={styles.span}>
        <Field
          label="From"
          type="date"
          value={span.first}
          onChange={(event) => setSpan({ ...span, first: event.target.value })}
        />
        <Field
          label="To"
          type="date"
          value={span.last}
          error={fault === null ? undefined : FAULTS[fault]}
          onChange={(event) => setSpan({ ...span, last: event.target.value })}
        />
        <div className={styles.years}>
          <Button variant="secondary" onClick={() => setSpan(taxYearOf(today))}>
            This tax year
          </Button>
          <Button variant="secondary" onClick={() => setSpan(taxYearBefore(today))}>
            Last tax year
          </Button>
        </div>
      </div>
      {fault === null && <Files key={`${span.first} ${span.last}`} span={span} />}
    </AdminPage>
  );
};
