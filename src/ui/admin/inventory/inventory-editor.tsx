import { useId } from "react";
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { countIn } from "#core/inventory/egg-count.ts";
import type { StockEdit } from "#core/inventory/stock-edit.ts";
import styles from "#ui/admin/editing/editing.module.css";
import { EditorHead } from "#ui/admin/editing/editor-head.tsx";
import { useUnsaved } from "#ui/admin/editing/unsaved-changes.ts";
import { type SeenFigure, usePendingEdits } from "#ui/admin/editing/use-pending-edits.ts";
import { StockCard } from "#ui/admin/inventory/stock-card.tsx";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useSaveInventory, useStockSheet } from "#ui/shared/queries/stock-editing.ts";

/** Stock by category: working values that are saved by Save All Changes only. */
const Editor = () => {
  const titleId = useId();
  const sheet = useStockSheet();
  const save = useSaveInventory();
  const pending = usePendingEdits<CategoryId>("stock");

  const edits = [...pending.all].map(
    ([category, { seen, typed }]): StockEdit => ({
      category,
      version: seen.version,
      to: countIn(typed) ?? seen.figure,
    }),
  );

  const saveAll = (): void =>
    save.mutate(edits, {
      onSuccess: (answer) => {
        if (answer.ok) pending.saved(pending.all);
        else if (answer.refusal.kind === "stock-changed")
          for (const { category, eggs, version } of answer.refusal.conflicts)
            pending.rebase(category, { figure: eggs, version });
      },
    });

  useUnsaved("stock", { count: pending.all.size, save: saveAll, sent: save });
  if (!sheet) return <Loading what="the stock" count={2} />;

  return (
    <section aria-labelledby={titleId} className={styles.editor}>
      <EditorHead
        id={titleId}
        title="Inventory"
        subtitle="Count the eggs of each category."
        changes={pending.all.size}
        sent={save}
        onSave={saveAll}
      />
      <div className={styles.editorCards}>
        {CATEGORY_IDS.map((category) => {
          const { eggs, version, held } = sheet[category];
          const now: SeenFigure = { figure: eggs, version };
          return (
            <StockCard
              key={category}
              category={category}
              stock={eggs}
              held={held}
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
    </section>
  );
};

export const InventoryEditor = () => (
  <ErrorArea what="the stock">
    <Editor />
  </ErrorArea>
);
