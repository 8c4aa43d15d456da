import { Link } from "wouter";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { countIn } from "#core/inventory/egg-count.ts";
import type { StockEdit, StockEditRefusal, StockSheet } from "#core/inventory/stock-edit.ts";
import { sumOf } from "#core/shared/sum.ts";
import { eggsInWords } from "#ui/admin/counting/count-words.ts";
import { FigureSheet } from "#ui/admin/editing/figure-sheet.tsx";
import type { PendingEdit, SeenFigure } from "#ui/admin/editing/use-pending-edits.ts";
import { useIsBookOpen } from "#ui/admin/eggs/queries.ts";
import { useSaveInventory, useStockSheet } from "#ui/admin/inventory/queries.ts";
import styles from "#ui/admin/inventory/stock.module.css";
import { StockCard } from "#ui/admin/inventory/stock-card.tsx";
import { useIsHelper } from "#ui/admin/login/session-queries.ts";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import panelStyles from "#ui/shared/parts/panel.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { spaced } from "#ui/shared/spaced.ts";

const editOf = (category: CategoryId, { seen, typed }: PendingEdit): StockEdit => ({
  category,
  version: seen.version,
  to: countIn(typed) ?? seen.figure,
});

const conflictsIn = (refusal: StockEditRefusal): readonly (readonly [CategoryId, SeenFigure])[] =>
  refusal.kind === "stock-changed"
    ? refusal.conflicts.map(({ category, eggs, version }) => [category, { figure: eggs, version }])
    : [];

const ON_THE_SHELF =
  "Count what stands on the shelf, promised eggs among them. The egg book books fewer eggs as missing, and more as found.";

const WhatIsTyped = () => {
  const isOpen = useIsBookOpen();
  const isHelper = useIsHelper();
  if (isOpen === undefined) return null;
  return (
    <>
      <span>{isOpen ? ON_THE_SHELF : "Count the eggs of each category."}</span>
      {isOpen && !isHelper && (
        <span>
          {" "}
          With their day and flock: <Link to={ADMIN_ROUTES.eggs}>Count the shelf</Link>
        </span>
      )}
    </>
  );
};

const Editor = () => {
  const { eggs: kinds } = useFarm();
  const isOpen = useIsBookOpen();
  const sheet = useStockSheet();
  return (
    <FigureSheet
      name="stock"
      title="Inventory"
      subtitle={<WhatIsTyped />}
      note={(rows) => eggsInWords(sumOf(kinds, ({ id }) => rows[id].eggs))}
      sheet={isOpen === undefined ? undefined : sheet}
      command={useSaveInventory()}
      editOf={editOf}
      conflictsIn={conflictsIn}
    >
      {(sheet: StockSheet, pending) => (
        <div className={spaced(panelStyles.panel, styles.stocks)}>
          {kinds.map((kind) => {
            const { id: category } = kind;
            const { eggs, version, forSale, held, waiting } = sheet[category];
            const now: SeenFigure = { figure: eggs, version };
            return (
              <StockCard
                key={category}
                kind={kind}
                stock={eggs}
                forSale={isOpen ? forSale : null}
                held={held}
                waiting={waiting}
                edit={pending.all.get(category)}
                onType={(typed) => pending.type(category, typed, now)}
                onGiveUp={() => pending.forget([category])}
                onDecide={(to) => {
                  if (to === eggs) pending.forget([category]);
                  else pending.decide(category, String(to), now);
                }}
              />
            );
          })}
        </div>
      )}
    </FigureSheet>
  );
};

export const InventoryEditor = () => (
  <ErrorArea what="the stock">
    <Editor />
  </ErrorArea>
);
