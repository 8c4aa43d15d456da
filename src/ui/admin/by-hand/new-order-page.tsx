import type { StockSheet } from "#core/inventory/stock-edit.ts";
import type { WeekSheet } from "#core/planning/get-week.ts";
import type { PriceSheet } from "#core/pricing/price-edit.ts";
import { DayRadios } from "#ui/admin/by-hand/day-radios.tsx";
import styles from "#ui/admin/by-hand/new-order.module.css";
import { OrderFoot } from "#ui/admin/by-hand/order-foot.tsx";
import { Packs } from "#ui/admin/by-hand/packs.tsx";
import { Paying } from "#ui/admin/by-hand/paying.tsx";
import { useNewOrder } from "#ui/admin/by-hand/use-new-order.ts";
import { Who } from "#ui/admin/by-hand/who.tsx";
import { useStockSheet } from "#ui/admin/inventory/queries.ts";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import { usePriceSheet } from "#ui/admin/pricing/queries.ts";
import { useWeekSheet } from "#ui/admin/week/queries.ts";
import { Loading } from "#ui/shared/parts/skeleton.tsx";

interface FormProps {
  readonly prices: PriceSheet;
  readonly stock: StockSheet;
  readonly week: WeekSheet;
}

const Form = ({ prices, stock, week }: FormProps) => {
  const form = useNewOrder(prices, week);
  return (
    <form
      ref={form.formRef}
      noValidate
      aria-label="New order"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.send();
      }}
    >
      <div className={styles.columns}>
        <Packs form={form} prices={prices} stock={stock} />
        <div>
          <Who form={form} />
          <DayRadios form={form} />
          <Paying form={form} />
        </div>
      </div>
      <OrderFoot form={form} />
    </form>
  );
};

export const NewOrderPage = () => {
  const [prices, stock, week] = [usePriceSheet(), useStockSheet(), useWeekSheet()];
  return (
    <AdminPage title="Admin New Order" heading="New Order">
      {prices && stock && week ? (
        <Form prices={prices} stock={stock} week={week} />
      ) : (
        <Loading what="the form" />
      )}
    </AdminPage>
  );
};
