import { useId, useState } from "react";
import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { packId, packOf } from "#core/catalogue/pack.ts";
import type { PriceEdit } from "#core/pricing/price-edit.ts";
import { type SteepChange, steepChanges } from "#core/pricing/steep-change.ts";
import { readPounds } from "#core/shared/money.ts";
import styles from "#ui/admin/editing/editing.module.css";
import { EditorHead } from "#ui/admin/editing/editor-head.tsx";
import { useUnsaved } from "#ui/admin/editing/unsaved-changes.ts";
import { type PendingEdit, usePendingEdits } from "#ui/admin/editing/use-pending-edits.ts";
import { PriceField } from "#ui/admin/pricing/price-field.tsx";
import { SteepQuestion } from "#ui/admin/pricing/steep-question.tsx";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { usePriceSheet, useSavePrices } from "#ui/shared/queries/price-editing.ts";

const editOf = ([id, { seen, typed }]: [string, PendingEdit]): PriceEdit[] => {
  const pack = packOf(id);
  return pack ? [{ ...pack, version: seen.version, to: readPounds(typed) ?? seen.figure }] : [];
};

/** Prices by pack: working values that are saved by Save All Changes only. */
const Editor = () => {
  const titleId = useId();
  const sheet = usePriceSheet();
  const save = useSavePrices();
  const pending = usePendingEdits<string>("prices");
  const [asked, ask] = useState<readonly SteepChange[]>([]);
  const edits = [...pending.all].flatMap(editOf);

  const saveEdits = (): void =>
    save.mutate(edits, {
      onSuccess: (answer) => {
        if (answer.ok) pending.saved(pending.all);
        else if (answer.refusal.kind === "prices-changed")
          for (const { price, version, ...pack } of answer.refusal.conflicts)
            pending.rebase(packId(pack), { figure: price, version });
      },
    });

  const saveAll = (): void => {
    const steep = steepChanges(sheet ?? {}, edits);
    if (steep.length > 0) ask(steep);
    else saveEdits();
  };

  useUnsaved("prices", { count: pending.all.size, save: saveAll, sent: save });
  if (!sheet) return <Loading what="the prices" count={2} />;

  return (
    <section aria-labelledby={titleId} className={styles.editor}>
      <EditorHead
        id={titleId}
        title="Pricing Management"
        subtitle="Set the prices for each egg type and pack size."
        changes={pending.all.size}
        sent={save}
        onSave={saveAll}
      />
      <div className={styles.editorCards}>
        {EGG_TYPES.map(({ id: category, name, image, sizes }) => (
          <fieldset key={category} className={styles.editorCard}>
            <legend>
              <img src={image} alt="" width={40} height={40} />
              {name}
            </legend>
            {sizes.map((packSize) => {
              const id = packId({ category, packSize });
              const { price = 0, version = "" } = sheet[id] ?? {};
              return (
                <PriceField
                  key={id}
                  packSize={packSize}
                  price={price}
                  edit={pending.all.get(id)}
                  onType={(typed) => pending.type(id, typed, { figure: price, version })}
                  onGiveUp={() => pending.forget([id])}
                />
              );
            })}
          </fieldset>
        ))}
      </div>
      <SteepQuestion
        changes={asked}
        onSave={() => {
          ask([]);
          saveEdits();
        }}
        onClose={() => ask([])}
      />
    </section>
  );
};

export const PriceEditor = () => (
  <ErrorArea what="the prices">
    <Editor />
  </ErrorArea>
);
