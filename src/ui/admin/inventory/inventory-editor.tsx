import { useId } from "react";
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { readStock, type StockEdit } from "#core/inventory/stock-edit.ts";
import { EditorHead } from "#ui/admin/editing/editor-head.tsx";
import { useDrafts } from "#ui/admin/editing/use-drafts.ts";
import { StockCard } from "#ui/admin/inventory/stock-card.tsx";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useInventory, useSaveInventory } from "#ui/shared/queries/inventory.ts";

/** Stock by category: working values that are saved by Save All Changes only. */
const Editor = () => {
  const titleId = useId();
  const inventory = useInventory().data;
  const save = useSaveInventory();
  const drafts = useDrafts<CategoryId>();
  if (!inventory) return <Loading what="the stock" count={2} />;

  const edits = [...drafts.all].map(
    ([category, { from, typed }]): StockEdit => ({ category, from, to: readStock(typed) }),
  );

  const saveAll = (): void =>
    save.mutate(edits, {
      onSuccess: (answer) => {
        if (answer.ok) drafts.forget(edits.map((edit) => edit.category));
        else if (answer.refusal.kind === "stock-changed")
          for (const { category, now } of answer.refusal.overtaken) drafts.rebase(category, now);
      },
    });

  return (
    <section aria-labelledby={titleId} className="editor">
      <EditorHead
        id={titleId}
        title="Inventory"
        subtitle="Count the eggs of each category."
        changes={drafts.all.size}
        onSave={saveAll}
      />
      <div className="editor-cards">
        {CATEGORY_IDS.map((category) => (
          <StockCard
            key={category}
            category={category}
            stock={inventory[category]}
            draft={drafts.all.get(category)}
            onType={(typed) => drafts.type(category, typed, inventory[category])}
          />
        ))}
      </div>
    </section>
  );
};

export const InventoryEditor = () => (
  <ErrorArea what="the stock">
    <Editor />
  </ErrorArea>
);
