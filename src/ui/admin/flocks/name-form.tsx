import { useId, useState } from "react";
import { type FlockName, MOST_NAME_LETTERS } from "#core/care/flock-care.ts";
import type { NameFlockRefusal } from "#core/care/name-flock.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { Result } from "#core/shared/result.ts";
import styles from "#ui/admin/admin.module.css";
import type { FormFold } from "#ui/admin/editing/form-fold.tsx";
import { useHalfTyped } from "#ui/admin/editing/use-half-typed.ts";
import careStyles from "#ui/admin/flocks/care.module.css";
import { useNameFlock } from "#ui/admin/flocks/care-queries.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { typedInto } from "#ui/shared/forms/typed.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";
import { spaced } from "#ui/shared/spaced.ts";

export const NAME_FLOCK = "Name and Young Hens";

interface NameFormProps {
  readonly flock: FlockId;
  readonly named: FlockName;
  readonly fold: FormFold;
}

/** Saved text must not count as half-typed. */
const settle = (form: HTMLFormElement): void => {
  for (const input of form.querySelectorAll("input")) input.defaultValue = input.value;
  form.reset();
};

/** Optimistic locking: a second save replaces what another page has stored meanwhile. */
export const NameForm = ({ flock, named, fold }: NameFormProps) => {
  const [before, setBefore] = useState<FlockName>({
    name: named.name,
    pulletsUntil: named.pulletsUntil,
  });
  const titleId = useId();
  const command = useNameFlock();
  const guarded = useHalfTyped({ name: `name of flock ${flock}`, what: "a flock's name" });
  const [refusal, setRefusal] = useState<NameFlockRefusal>();
  const hear = (answer: Result<FlockName, NameFlockRefusal>): void => {
    setRefusal(answer.ok ? undefined : answer.refusal);
    if (answer.ok) setBefore(answer.value);
    else if (answer.refusal.kind === "record-changed") setBefore(answer.refusal.stored);
  };
  return (
    <form
      ref={guarded}
      id={fold.id}
      hidden={!fold.isOpen}
      noValidate
      onInput={fold.open}
      aria-labelledby={titleId}
      className={styles.adminCard}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const typed = typedInto(form);
        const naming = { name: typed("name"), pulletsUntil: typed("pulletsUntil") };
        command.mutate(
          { flock, ...naming, before },
          {
            onSuccess: (answer) => {
              if (answer.ok) settle(form);
              showFault(form, () => {
                if (!answer.ok) fold.open();
                hear(answer);
              });
            },
          },
        );
      }}
    >
      <h2 id={titleId}>{NAME_FLOCK}</h2>
      <div className={spaced(careStyles.fields, careStyles.ofName)}>
        <Field
          label="Flock's name (optional)"
          name="name"
          autoComplete="off"
          maxLength={MOST_NAME_LETTERS}
          defaultValue={named.name}
          error={refusal?.kind === "long-name" ? "At most 30 letters." : undefined}
        />
        <Field
          label="Young hens until"
          name="pulletsUntil"
          type="date"
          hint="Small eggs laid up to that day are sold as Pullet Eggs."
          defaultValue={named.pulletsUntil}
          error={refusal?.kind === "unlikely-day" ? "Please check the date." : undefined}
        />
        <SubmitButton variant="secondary" sent={[command]}>
          Save Name
        </SubmitButton>
      </div>
    </form>
  );
};
