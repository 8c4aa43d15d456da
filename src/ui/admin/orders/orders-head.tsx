import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { CsvButton } from "#ui/admin/lists/csv-button.tsx";
import { csvRows } from "#ui/admin/orders/csv-rows.ts";
import styles from "#ui/admin/orders/orders-head.module.css";
import { type OrderQuestion, useAllOrders } from "#ui/admin/orders/queries.ts";
import { Button, ButtonLink } from "#ui/shared/parts/button.tsx";
import { Icon } from "#ui/shared/parts/icon.tsx";
import { MoreActions } from "#ui/shared/parts/more-actions.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";

const PLUS = "M12 5v14M5 12h14";

const filtersOf = ({ text, status, day, isOverdue }: OrderQuestion): readonly string[] => [
  ...(status === "All" ? [] : [status]),
  ...(day === "" ? [] : [`for ${writtenDay(day)}`]),
  ...(isOverdue ? ["overdue"] : []),
  ...(text.trim() === "" ? [] : [`matching ${text.trim()}`]),
];

interface HeadProps {
  /** Whether there are any orders. */
  readonly hasOrders: boolean;
  readonly question: OrderQuestion;
  readonly isChoosing: boolean;
  readonly onChoose: () => void;
}

interface ChooseProps extends Pick<HeadProps, "isChoosing" | "onChoose"> {
  readonly sheetId: string;
}

const Export = ({ question }: Pick<HeadProps, "question">) => {
  const allOrders = useAllOrders();
  const farm = useFarm();
  return (
    <div className={styles.csv}>
      <CsvButton
        fileName="orders"
        filters={filtersOf(question)}
        rows={async (onProgress) => csvRows(await allOrders(question, onProgress), farm)}
      />
    </div>
  );
};

const NewOrder = () => (
  <div className={styles.newOrder}>
    <ButtonLink to={ADMIN_ROUTES.newOrder}>
      <Icon shape={PLUS} size={20} />
      New order
    </ButtonLink>
  </div>
);

const ChooseSeveral = ({ sheetId, isChoosing, onChoose }: ChooseProps) => (
  <div className={styles.choose}>
    <Button
      variant="secondary"
      aria-pressed={isChoosing}
      popoverTarget={sheetId}
      popoverTargetAction="hide"
      onClick={onChoose}
    >
      Choose several
    </Button>
  </div>
);

export const OrdersHead = ({ hasOrders, question, ...choosing }: HeadProps) => (
  <>
    {hasOrders && <NewOrder />}
    <MoreActions>
      {(sheetId) => (
        <>
          {hasOrders && (
            <ButtonLink variant="secondary" to={ADMIN_ROUTES.packing}>
              Print packing list
            </ButtonLink>
          )}
          {hasOrders && <Export question={question} />}
          <ButtonLink to={ADMIN_ROUTES.export} variant="ghost">
            Export for the accountant
          </ButtonLink>
          {hasOrders && <ChooseSeveral sheetId={sheetId} {...choosing} />}
        </>
      )}
    </MoreActions>
  </>
);
