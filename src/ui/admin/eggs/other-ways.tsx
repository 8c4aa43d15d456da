import { useId, useState } from "react";
import type { EggBookSheet } from "#core/egg-book/get-egg-book.ts";
import type { OtherWay } from "#core/egg-book/take-eggs.ts";
import adminStyles from "#ui/admin/admin.module.css";
import type { FormFold } from "#ui/admin/editing/form-fold.tsx";
import styles from "#ui/admin/eggs/egg-forms.module.css";
import { GateForm } from "#ui/admin/eggs/gate-form.tsx";
import { MOVE_NAMES } from "#ui/admin/eggs/names.ts";
import { TakeEggsForm } from "#ui/admin/eggs/take-eggs-form.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";

type Way = OtherWay | "gate";

const WAYS: readonly Way[] = ["gate", "given", "broken", "thrown"];

export const OTHER_WAYS = "Eggs left another way";

interface OtherWaysProps {
  readonly sheet: EggBookSheet;
  readonly fold: FormFold;
}

export const OtherWays = ({ sheet, fold }: OtherWaysProps) => {
  const titleId = useId();
  const [way, setWay] = useState<Way>("gate");
  return (
    <section
      id={fold.id}
      hidden={!fold.isOpen}
      className={adminStyles.adminCard}
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{OTHER_WAYS}</h2>
      <SelectField
        label="How"
        className={styles.way}
        options={WAYS}
        nameOf={(one) => MOVE_NAMES[one]}
        value={way}
        onChoose={setWay}
      />
      {way === "gate" ? <GateForm /> : <TakeEggsForm sheet={sheet} kind={way} />}
    </section>
  );
};
