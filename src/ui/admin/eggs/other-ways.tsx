import { useState } from "react";
import type { EggBookSheet } from "#core/egg-book/get-egg-book.ts";
import type { OtherWay } from "#core/egg-book/take-eggs.ts";
import adminStyles from "#ui/admin/admin.module.css";
import styles from "#ui/admin/eggs/eggs.module.css";
import { GateForm } from "#ui/admin/eggs/gate-form.tsx";
import { MOVE_NAMES } from "#ui/admin/eggs/names.ts";
import { OTHER_WAYS } from "#ui/admin/eggs/sections.ts";
import { TakeEggsForm } from "#ui/admin/eggs/take-eggs-form.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";

type Way = OtherWay | "gate";

const WAYS: readonly Way[] = ["gate", "given", "broken", "thrown"];

export const OtherWays = ({ sheet }: { readonly sheet: EggBookSheet }) => {
  const [way, setWay] = useState<Way>("gate");
  return (
    <section className={adminStyles.adminCard} aria-labelledby={OTHER_WAYS}>
      <h2 id={OTHER_WAYS}>Eggs left another way</h2>
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
