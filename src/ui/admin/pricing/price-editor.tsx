import { useState } from "react";
import { PACK_SIZES } from "#core/catalogue/catalogue.ts";
import { packId, packOf } from "#core/catalogue/pack.ts";
import { leavesNothingForSale } from "#core/pricing/nothing-for-sale.ts";
import type { PriceEdit, PriceEditRefusal } from "#core/pricing/price-edit.ts";
import { type SteepChange, steepChanges } from "#core/pricing/steep-change.ts";
import { FigureSheet } from "#ui/admin/editing/figure-sheet.tsx";
import type { PendingEdit, SeenFigure } from "#ui/admin/editing/use-pending-edits.ts";
import { NothingForSaleQuestion } from "#ui/admin/pricing/nothing-for-sale-question.tsx";
import { PriceField } from "#ui/admin/pricing/price-field.tsx";
import styles from "#ui/admin/pricing/prices.module.css";
import { usePriceSheet, useSavePrices } from "#ui/admin/pricing/queries.ts";
import { readPrice } from "#ui/admin/pricing/read-price.ts";
import { SteepQuestion } from "#ui/admin/pricing/steep-question.tsx";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import panelStyles from "#ui/shared/parts/panel.module.css";
import { Picture } from "#ui/shared/parts/picture.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { spaced } from "#ui/shared/spaced.ts";

const editOf = (id: string, { seen, typed }: PendingEdit): PriceEdit | null => {
  const pack = packOf(id);
  return pack && { ...pack, version: seen.version, to: readPrice(typed) ?? seen.figure };
};

const conflictsIn = (refusal: PriceEditRefusal): readonly (readonly [string, SeenFigure])[] =>
  refusal.kind === "prices-changed"
    ? refusal.conflicts.map(({ price, version, ...pack }) => [
        packId(pack),
        { figure: price, version },
      ])
    : [];

interface Asked {
  readonly changes: readonly SteepChange[];
  readonly sellsNothing: boolean;
  save(): void;
}

const NOTHING_ASKED: Asked = { changes: [], sellsNothing: false, save: () => undefined };

const Editor = () => {
  const { eggs } = useFarm();
  const sheet = usePriceSheet();
  const [asked, ask] = useState(NOTHING_ASKED);
  const close = () => ask(NOTHING_ASKED);
  const saveAsked = () => {
    close();
    asked.save();
  };
  return (
    <>
      <FigureSheet
        name="prices"
        title="Pricing Management"
        subtitle="Set the prices for each egg type and pack size."
        sheet={sheet}
        command={useSavePrices()}
        editOf={editOf}
        conflictsIn={conflictsIn}
        onSave={(edits, save) => {
          const changes = steepChanges(sheet ?? {}, edits);
          const sellsNothing = leavesNothingForSale(sheet ?? {}, edits);
          if (sellsNothing || changes.length > 0) ask({ changes, sellsNothing, save });
          else save();
        }}
      >
        {(rows, pending) => (
          <>
            <p className={styles.heads} aria-hidden="true">
              {PACK_SIZES.map((size) => (
                <span key={size}>{`${size} pack · for sale`}</span>
              ))}
            </p>
            <div className={spaced(panelStyles.panel, panelStyles.rows)}>
              {eggs.map(({ id: category, name, image, sizes }) => (
                <fieldset key={category} className={styles.kind}>
                  <legend>
                    <Picture
                      address={image}
                      alt=""
                      shownAs="row"
                      width={28}
                      height={28}
                      isSeenAtOnce
                    />
                    <span>{name}</span>
                  </legend>
                  {sizes.map((packSize) => {
                    const id = packId({ category, packSize });
                    const { price = 0, version = "" } = rows[id] ?? {};
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
          </>
        )}
      </FigureSheet>
      <SteepQuestion changes={asked.changes} onSave={saveAsked} onClose={close} />
      <NothingForSaleQuestion open={asked.sellsNothing} onSave={saveAsked} onClose={close} />
    </>
  );
};

export const PriceEditor = () => (
  <ErrorArea what="the prices">
    <Editor />
  </ErrorArea>
);
