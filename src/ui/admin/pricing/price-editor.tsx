import { useId } from "react";
import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { packId, packOf } from "#core/catalogue/pack.ts";
import { type PriceEdit, priceSeen } from "#core/pricing/price-edit.ts";
import { readPounds } from "#core/shared/money.ts";
import { EditorHead } from "#ui/admin/editing/editor-head.tsx";
import { type Draft, useDrafts } from "#ui/admin/editing/use-drafts.ts";
import { PriceField } from "#ui/admin/pricing/price-field.tsx";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { usePrices, useSavePrices } from "#ui/shared/queries/prices.ts";

const editOf = ([id, { from, typed }]: [string, Draft]): PriceEdit[] => {
  const pack = packOf(id);
  return pack ? [{ ...pack, from, to: readPounds(typed) ?? from }] : [];
};

/** Prices by pack: working values that are saved by Save All Changes only. */
const Editor = () => {
  const titleId = useId();
  const prices = usePrices().data;
  const save = useSavePrices();
  const drafts = useDrafts<string>();
  if (!prices) return <Loading what="the prices" count={2} />;

  const edits = [...drafts.all].flatMap(editOf);

  const saveAll = (): void =>
    save.mutate(edits, {
      onSuccess: (answer) => {
        if (answer.ok) drafts.forget(edits.map(packId));
        else if (answer.refusal.kind === "prices-changed")
          for (const pack of answer.refusal.overtaken) drafts.rebase(packId(pack), pack.now);
      },
    });

  return (
    <section aria-labelledby={titleId} className="editor">
      <EditorHead
        id={titleId}
        title="Pricing Management"
        subtitle="Set the prices for each egg type and pack size."
        changes={drafts.all.size}
        onSave={saveAll}
      />
      <div className="editor-cards">
        {EGG_TYPES.map(({ id: category, name, image, sizes }) => (
          <fieldset key={category} className="editor-card">
            <legend>
              <img src={image} alt="" width={40} height={40} />
              {name}
            </legend>
            {sizes.map((packSize) => {
              const id = packId({ category, packSize });
              const price = priceSeen(prices, { category, packSize });
              return (
                <PriceField
                  key={id}
                  packSize={packSize}
                  price={price}
                  draft={drafts.all.get(id)}
                  onType={(typed) => drafts.type(id, typed, price)}
                  onGiveUp={() => drafts.forget([id])}
                />
              );
            })}
          </fieldset>
        ))}
      </div>
    </section>
  );
};

export const PriceEditor = () => (
  <ErrorArea what="the prices">
    <Editor />
  </ErrorArea>
);
