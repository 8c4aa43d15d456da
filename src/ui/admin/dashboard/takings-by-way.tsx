import type { OrderOverview } from "#core/dashboard/order-overview.ts";
import { type Takings, WAYS_PAID, type WayPaid } from "#core/dashboard/takings.ts";
import { WAY_NAMES } from "#core/money/movement-words.ts";
import type { Order } from "#core/orders/order.ts";
import { owedOf } from "#core/orders/order-money.ts";
import { paidInWords } from "#core/orders/payment-words.ts";
import { sumOf } from "#core/shared/sum.ts";
import adminStyles from "#ui/admin/admin.module.css";
import { OrderRow } from "#ui/admin/dashboard/order-row.tsx";
import { Folded } from "#ui/admin/lists/folded.tsx";
import { formatDay } from "#ui/shared/dates.ts";
import { formatGbp } from "#ui/shared/money.ts";
import panelStyles from "#ui/shared/parts/panel.module.css";
import { Table } from "#ui/shared/parts/table.tsx";

const NAMES: Readonly<Record<WayPaid, string>> = { ...WAY_NAMES, gate: "At the gate" };

const BY_HAND: readonly WayPaid[] = ["cash", "card", "gate", "bank"];

const isByHand = (takings: Takings): boolean => BY_HAND.some((way) => takings[way] !== 0);

const Owed = ({ order }: { readonly order: Order }) => (
  <li>
    <OrderRow
      order={order}
      money={owedOf(order)}
      more={`since ${formatDay(order.date, "do MMM yyyy")}`}
      rest={[paidInWords(order), order.phone].filter(Boolean).join(", ")}
    />
  </li>
);

const shownWays = (...weeks: readonly Takings[]): readonly WayPaid[] =>
  WAYS_PAID.filter((way) => way !== "practice" || weeks.some((week) => week.practice !== 0));

const MOST_SHOWN = 5;

type Shown = Pick<OrderOverview, "thisWeek" | "lastWeek" | "owed">;

export const TakingsByWay = ({ thisWeek, lastWeek, owed }: Shown) => {
  if (!isByHand(thisWeek) && !isByHand(lastWeek) && owed.length === 0) return null;
  return (
    <section className={adminStyles.adminCard} aria-labelledby="takings-by-way">
      <h2 id="takings-by-way">How it was paid</h2>
      <Table
        caption="Takings by how they were paid"
        rows={shownWays(thisWeek, lastWeek)}
        keyOf={(way) => way}
        columns={[
          { title: "Paid by", cell: (way) => NAMES[way] },
          { title: "This week", cell: (way) => formatGbp(thisWeek[way]), isFigure: true },
          { title: "Last week", cell: (way) => formatGbp(lastWeek[way]), isFigure: true },
        ]}
      />
      <p>
        <strong>{`Still owed: ${formatGbp(sumOf(owed, owedOf))}`}</strong>
      </p>
      {owed.length > 0 && (
        <Folded items={owed} most={MOST_SHOWN} more={(count) => `${count} later ones`}>
          {(some, isRest) => (
            <ul
              className={panelStyles.rows}
              aria-label={isRest ? "Still owed, later ones" : "Still owed"}
            >
              {some.map((order) => (
                <Owed key={order.id} order={order} />
              ))}
            </ul>
          )}
        </Folded>
      )}
    </section>
  );
};
