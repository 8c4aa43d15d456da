import { useId } from "react";
import { MAY } from "#core/planning/week-fields.ts";
import { StoredBeside } from "#ui/admin/week/stored-beside.tsx";
import type { WeekEditing } from "#ui/admin/week/use-week-edit.ts";
import styles from "#ui/admin/week/week.module.css";
import { inWords } from "#ui/admin/week/week-in-words.ts";
import { isOfMay, ON } from "#ui/admin/week/week-texts.ts";
import { HeadedFold } from "#ui/shared/parts/fold.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";

const SWITCHES = [
  [MAY.changeDay, "change the day"],
  [MAY.cancel, "cancel"],
] as const;

export const CustomersMay = ({ edit }: { readonly edit: WeekEditing }) => {
  const id = useId();
  const { typed, type, save } = edit;
  const may = SWITCHES.flatMap(([name, label]) => (typed[name] === ON ? [label] : [])).join(", ");
  return (
    <section aria-labelledby={id}>
      <HeadedFold
        title="Customers may"
        titleId={id}
        value={inWords(may || "neither", edit.mayUnsaved)}
      >
        <form
          noValidate
          aria-labelledby={id}
          onSubmit={(event) => {
            event.preventDefault();
            edit.sendMay();
          }}
        >
          <p>Of an order that isn't packed, until its day's "Order by", without asking you.</p>
          {SWITCHES.map(([name, label]) => (
            <label key={name} className={styles.switch}>
              <input
                type="checkbox"
                role="switch"
                name={name}
                checked={typed[name] === ON}
                aria-checked={typed[name] === ON}
                aria-describedby={name === MAY.cancel ? `${id}-fee` : undefined}
                onChange={({ target }) => type(name, target.checked ? ON : "")}
              />
              {label}
            </label>
          ))}
          <StoredBeside of="Customers may" edit={edit} isShown={isOfMay} />
          <p id={`${id}-fee`}>
            Who cancels gets all of the money back. You bear what PayPal keeps of its fee: at least
            the fixed part of it.
          </p>
          <div className={styles.end}>
            <SubmitButton sent={[save]} aria-busy={save.isPending} disabled={save.isPending}>
              Save What They May
            </SubmitButton>
            <span role="status">{edit.mayUnsaved}</span>
          </div>
        </form>
      </HeadedFold>
    </section>
  );
};
