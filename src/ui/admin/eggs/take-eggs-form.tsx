import { type FormEvent, useState } from "react";
import { CATEGORY_IDS, type CategoryId, eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { EggBookSheet } from "#core/egg-book/get-egg-book.ts";
import {
  MOST_BOOK_NOTE_LETTERS,
  type OtherWay,
  type TakeEggsRefusal,
} from "#core/egg-book/take-eggs.ts";
import { countIn, MOST_EGGS } from "#core/inventory/egg-count.ts";
import type { ShownLot } from "#core/ledger/shown-lot.ts";
import styles from "#ui/admin/eggs/egg-forms.module.css";
import { MOVE_NAMES, SHORT_SOURCE_NAMES, shortly } from "#ui/admin/eggs/names.ts";
import { useTakeEggs } from "#ui/admin/eggs/queries.ts";
import { useFlockTitle } from "#ui/admin/flocks/use-flock-title.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { typedInto } from "#ui/shared/forms/typed.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

const NEWEST = "";

/** Returns "laid 18 Jun, Flock 2: 12 left": a phone has room for no more. */
const useLotInWords = () => {
  const titleOf = useFlockTitle();
  return ({ laid, flock, from, isWithheld, left }: ShownLot): string => {
    const whose = titleOf(flock) ?? SHORT_SOURCE_NAMES[from];
    return `laid ${shortly(laid)}, ${whose}: ${withCommas(left)} ${isWithheld ? "withheld" : "left"}`;
  };
};

const eggsFault = (
  refusal: TakeEggsRefusal | undefined,
  nameOf: (category: CategoryId) => string,
): string | undefined => {
  if (refusal?.kind === "already-taken") {
    const { eggs, category, kind } = refusal.taken;
    const taken = `${withCommas(eggs)} ${nameOf(category)}, ${MOVE_NAMES[kind]}`;
    return `Saved before: ${taken}. These are not saved yet. Save takes them as well; Undo stands below.`;
  }
  if (refusal?.kind === "not-so-many") return `There are only ${withCommas(refusal.left)}.`;
  return refusal?.kind === "bad-eggs" ? "Please enter how many, 1 or more." : undefined;
};

interface TakeEggsFormProps {
  readonly sheet: EggBookSheet;
  readonly kind: OtherWay;
}

export const TakeEggsForm = ({ sheet: { kinds }, kind }: TakeEggsFormProps) => {
  const { visitor } = useApp();
  const { eggs: types } = useFarm();
  const [id, setId] = useState(visitor.newId);
  const [category, setCategory] = useState<CategoryId>("large");
  const command = useTakeEggs();
  const refusal = command.data?.ok === false ? command.data.refusal : undefined;
  const nameOf = (one: CategoryId): string => eggTypeIn(types, one).name;
  const lots = kinds[category].lots;
  const inWords = useLotInWords();
  const lotName = (wanted: string): string => {
    const lot = lots.find((one) => one.id === wanted);
    return lot ? inWords(lot) : "The newest for sale";
  };
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = typedInto(form);
    const lot = typed("lot");
    command.mutate(
      {
        id,
        category,
        eggs: countIn(typed("eggs")) ?? 0,
        kind,
        note: typed("note"),
        ...(lot !== NEWEST && { lot }),
      },
      {
        onSuccess: (answer) => {
          if (answer.ok) form.reset();
          else form.querySelector<HTMLElement>("[name=eggs]")?.focus();
          if (answer.ok || answer.refusal.kind === "already-taken") setId(visitor.newId());
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={send} aria-label="Eggs left another way">
      <div className={styles.taking}>
        <SelectField
          label="Kind"
          options={CATEGORY_IDS}
          nameOf={nameOf}
          value={category}
          onChoose={setCategory}
        />
        <SelectField
          key={category}
          label="From"
          name="lot"
          options={[NEWEST, ...lots.map((lot) => lot.id)]}
          nameOf={lotName}
        />
        <Field
          name="eggs"
          label="Eggs"
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_EGGS}
          step={1}
          autoComplete="off"
          error={eggsFault(refusal, nameOf)}
        />
        <Field
          name="note"
          label="Note (optional)"
          autoComplete="off"
          maxLength={MOST_BOOK_NOTE_LETTERS}
        />
      </div>
      <SubmitButton variant="secondary" sent={[command]}>
        Save
      </SubmitButton>
    </form>
  );
};
