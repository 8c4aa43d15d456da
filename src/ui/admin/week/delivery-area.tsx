import { useId } from "react";
import { AREA } from "#core/planning/week-fields.ts";
import { OwnPostcode } from "#ui/admin/dashboard/own-postcode.tsx";
import { useAreaFaultText } from "#ui/admin/week/area-faults.ts";
import { StoredBeside } from "#ui/admin/week/stored-beside.tsx";
import type { WeekEditing } from "#ui/admin/week/use-week-edit.ts";
import styles from "#ui/admin/week/week.module.css";
import { inWords } from "#ui/admin/week/week-in-words.ts";
import { TextArea } from "#ui/shared/parts/field.tsx";
import { HeadedFold } from "#ui/shared/parts/fold.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";
import { useFirstCode } from "#ui/shared/queries/farm.ts";

export const DeliveryArea = ({ edit }: { readonly edit: WeekEditing }) => {
  const id = useId();
  const { typed, type, faults, save } = edit;
  const code = useFirstCode();
  return (
    <section aria-labelledby={id}>
      <OwnPostcode />
      <HeadedFold title="Delivery area" titleId={id} value={inWords(typed[AREA], edit.areaUnsaved)}>
        <form
          noValidate
          aria-labelledby={id}
          onSubmit={(event) => {
            event.preventDefault();
            edit.sendArea();
          }}
        >
          <TextArea
            name={AREA}
            label="Postcodes"
            rows={2}
            spellCheck={false}
            hint={`The first halves of the postcodes that you deliver to, with commas between them: ${code}, or ${code} 6 for a part of it.`}
            error={useAreaFaultText(faults.area)}
            value={typed[AREA]}
            onChange={({ target }) => type(AREA, target.value)}
          />
          <StoredBeside of="Postcodes" edit={edit} isShown={(name) => name === AREA} />
          <div className={styles.end}>
            <SubmitButton sent={[save]} aria-busy={save.isPending} disabled={save.isPending}>
              Save The Area
            </SubmitButton>
            <span role="status">{edit.areaUnsaved}</span>
          </div>
        </form>
      </HeadedFold>
    </section>
  );
};
