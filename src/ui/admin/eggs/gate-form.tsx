import { type FormEvent, useState } from "react";
import type { GateSaleRefusal } from "#core/by-hand/sell-at-gate.ts";
import { CATEGORY_IDS, type CategoryId, eggTypeIn } from "#core/catalogue/catalogue.ts";
import { PackRow } from "#ui/admin/by-hand/pack-row.tsx";
import { EMPTY_ORDER, linesOf, sumOfLines, takenOf } from "#ui/admin/by-hand/typed-new-order.ts";
import { BegunOn } from "#ui/admin/eggs/begun-on.tsx";
import styles from "#ui/admin/eggs/egg-forms.module.css";
import { useSellAtGate } from "#ui/admin/eggs/gate-sale-queries.ts";
import { useBegunAt } from "#ui/admin/eggs/use-begun-at.ts";
import { usePriceSheet } from "#ui/admin/pricing/queries.ts";
import { typedInto } from "#ui/shared/forms/typed.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

const PAID = ["cash", "card"] as const;

const PAID_NAMES: Readonly<Record<(typeof PAID)[number], string>> = { cash: "Cash", card: "Card" };

const faultOf = (refusal: GateSaleRefusal | undefined): string => {
  if (refusal?.kind === "more-than-for-sale") {
    const [lacking] = refusal.lacking;
    return `Only ${withCommas(lacking?.forSale ?? 0)} of them are for sale.`;
  }
  if (refusal?.kind !== "bad-order") return "";
  return refusal.fields.includes("prices") ? "Please check the prices." : "Please choose a pack.";
};

export const GateForm = () => {
  const { eggs: types } = useFarm();
  const prices = usePriceSheet();
  const [category, setCategory] = useState<CategoryId>("large");
  const [packs, setPacks] = useState(EMPTY_ORDER.packs);
  const begun = useBegunAt();
  const command = useSellAtGate();
  if (!prices) return null;
  const typed = { ...EMPTY_ORDER, packs };
  const taken = takenOf(types, typed, prices);
  const fault = faultOf(command.data?.ok === false ? command.data.refusal : undefined);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = typedInto(form);
    command.mutate(
      {
        packs: taken.map(({ pack, quantity, price }) => ({
          ...pack,
          quantity,
          price: price ?? 0,
        })),
        how: read("how") === "card" ? "card" : "cash",
        note: read("note"),
        at: begun.at,
      },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          form.reset();
          setPacks({});
          begun.end();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={send} aria-label="Sold at the gate">
      <SelectField
        label="Kind"
        className={styles.way}
        options={CATEGORY_IDS}
        nameOf={(one) => eggTypeIn(types, one).name}
        value={category}
        onChoose={setCategory}
      />
      <div className={styles.packs}>
        {linesOf(eggTypeIn(types, category), typed, prices).map((line) => (
          <PackRow
            key={line.id}
            line={line}
            name={eggTypeIn(types, category).name}
            hasFault={fault !== ""}
            onChange={(pack) => {
              const next = { ...packs, [line.id]: pack };
              setPacks(next);
              if (takenOf(types, { ...EMPTY_ORDER, packs: next }, prices).length > 0) begun.begin();
              else begun.end();
            }}
          />
        ))}
      </div>
      <div className={styles.taking}>
        <SelectField label="Paid by" name="how" options={PAID} nameOf={(one) => PAID_NAMES[one]} />
        <Field name="note" label="Note (optional)" autoComplete="off" maxLength={200} />
      </div>
      <BegunOn begun={begun} />
      <p role="status" className={styles.differences}>
        {fault || `Amount: ${formatGbp(sumOfLines(taken))}`}
      </p>
      <SubmitButton variant="secondary" sent={[command]}>
        Save
      </SubmitButton>
    </form>
  );
};
