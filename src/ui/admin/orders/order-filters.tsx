import type { StatusFilter } from "#core/orders/order-search.ts";
import { shortDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { SearchField } from "#ui/admin/lists/search-field.tsx";
import { daysToChoose, nextTwoDays } from "#ui/admin/orders/order-days.ts";
import styles from "#ui/admin/orders/order-filters.module.css";
import { useOverdueCount } from "#ui/admin/orders/queries.ts";
import type { OrdersView } from "#ui/admin/orders/use-orders-address.ts";
import chipStyles from "#ui/shared/parts/chip.module.css";
import { ChipSelect } from "#ui/shared/parts/chip-select.tsx";
import countStyles from "#ui/shared/parts/count-badge.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";
import { spaced } from "#ui/shared/spaced.ts";

const ANY_DAY = "";

interface ChosenProps {
  readonly view: OrdersView;
  readonly onChange: (part: Partial<OrdersView>) => void;
}

const DaySelect = ({ view: { day }, onChange }: ChosenProps) => {
  const days = daysToChoose(useFarm(), useToday());
  const own = day === ANY_DAY || days.includes(day) ? [] : [day];
  return (
    <ChipSelect
      label="Day"
      options={[ANY_DAY, ...own, ...days]}
      nameOf={(one) => (one === ANY_DAY ? "Any day" : shortDay(one))}
      value={day}
      onChoose={(chosen) => onChange({ day: chosen, isOverdue: false })}
    />
  );
};

const Overdue = ({ view: { isOverdue }, onChange }: ChosenProps) => {
  const count = useOverdueCount();
  return (
    <button
      type="button"
      className={chipStyles.chip}
      aria-pressed={isOverdue}
      onClick={() => onChange({ isOverdue: !isOverdue, day: ANY_DAY })}
    >
      <span>Overdue</span> {count > 0 && <span className={countStyles.count}>{count}</span>}
    </button>
  );
};

const NextDays = ({ view, onChange }: ChosenProps) => {
  const choose = (day: Day): void =>
    onChange({ day: view.day === day ? ANY_DAY : day, isOverdue: false });
  return nextTwoDays(useFarm(), useToday()).map((day) => (
    <button
      key={day}
      type="button"
      className={chipStyles.chip}
      aria-pressed={view.day === day}
      onClick={() => choose(day)}
    >
      {shortDay(day)}
    </button>
  ));
};

interface FiltersProps extends ChosenProps {
  readonly filters: readonly StatusFilter[];
}

export const OrderFilters = ({ filters, ...chosen }: FiltersProps) => {
  const { view, onChange } = chosen;
  return (
    <div className={styles.filters}>
      <SearchField
        label="Search orders"
        value={view.search}
        onType={(search) => onChange({ search })}
      />
      <div className={spaced(chipStyles.chips, styles.chips)}>
        <ChipSelect
          label="Status"
          options={filters}
          nameOf={(name) => (name === "All" ? "Status: All" : name)}
          value={view.status}
          onChoose={(status) => onChange({ status })}
        />
        <DaySelect {...chosen} />
        <Overdue {...chosen} />
        <NextDays {...chosen} />
      </div>
    </div>
  );
};
