import type { UnfitOrder } from "#core/recall/get-unfit-orders.ts";
import { OrderRow } from "#ui/admin/dashboard/order-row.tsx";
import { FoldRow, type TodayRows } from "#ui/admin/dashboard/today-row.tsx";
import { Folded } from "#ui/admin/lists/folded.tsx";
import { useUnfitOrders } from "#ui/admin/packing/queries.ts";
import { usePastInWords, useWithheldInWords } from "#ui/admin/packing/unfit-eggs.tsx";
import panelStyles from "#ui/shared/parts/panel.module.css";

interface RowProps {
  readonly order: UnfitOrder["order"];
  readonly why: string;
}

const Row = ({ order, why }: RowProps) => (
  <li>
    <OrderRow order={order} more={order.phone} rest={why} />
  </li>
);

const MOST_SHOWN = 5;

interface PackedProps {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly rest: string;
  readonly rows: readonly RowProps[];
}

const packed = ({ id, title, intro, rest, rows }: PackedProps) =>
  rows.length === 0
    ? []
    : [
        <FoldRow key={id} id={id} shape="alert" tone="bad" title={title} more={intro}>
          <Folded items={rows} most={MOST_SHOWN} more={(count) => `${count} more`}>
            {(some, isRest) => (
              <ul className={panelStyles.rows} aria-label={isRest ? rest : title}>
                {some.map((row) => (
                  <Row key={row.order.id} {...row} />
                ))}
              </ul>
            )}
          </Folded>
        </FoldRow>,
      ];

export const useUnfitRows = (): TodayRows => {
  const unfit = useUnfitOrders();
  const pastInWords = usePastInWords();
  const withheldInWords = useWithheldInWords();
  return [
    ...packed({
      id: "past-their-day",
      title: "Packed, and past their day",
      intro: "They were not collected in time. Open the order and unpack it.",
      rest: "More past their day",
      rows: unfit
        .filter(({ past }) => past.length > 0)
        .map((one) => ({ order: one.order, why: pastInWords(one) })),
    }),
    ...packed({
      id: "packed-withheld",
      title: "Packed, and withheld",
      intro: "A medicine withholds some of their eggs. Open the order and unpack it.",
      rest: "More that are withheld",
      rows: unfit
        .filter(({ withheld }) => withheld.length > 0)
        .map(({ order, withheld }) => ({ order, why: withheld.map(withheldInWords).join(" ") })),
    }),
  ];
};
