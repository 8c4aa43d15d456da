import { type FormEvent, useId, useState } from "react";
import type { FlockId } from "#core/flocks/flock.ts";
import type { LogCostRefusal } from "#core/flocks/log-cost.ts";
import type { Day } from "#core/shared/day.ts";
import styles from "#ui/admin/admin.module.css";
import { useHalfTyped } from "#ui/admin/editing/use-half-typed.ts";
import { CostFields } from "#ui/admin/flocks/cost-fields.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";
import { useLogCost } from "#ui/shared/queries/flocks.ts";

export const CostForm = ({ flock, today }: { readonly flock: FlockId; readonly today: Day }) => {
  const titleId = useId();
  const log = useLogCost();
  const guarded = useHalfTyped({ name: "cost", what: "a half-typed cost" });
  const [refusal, setRefusal] = useState<LogCostRefusal>();

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const typed = (name: string): string => String(fields.get(name));
    log.mutate(
      {
        flock,
        date: typed("date"),
        type: typed("type"),
        amount: typed("amount"),
        description: typed("description"),
      },
      {
        onSuccess: (answer) => {
          setRefusal(answer.ok ? undefined : answer.refusal);
          if (answer.ok) form.reset();
        },
      },
    );
  };

  return (
    <form
      ref={guarded}
      noValidate
      onSubmit={submit}
      aria-labelledby={titleId}
      className={styles.adminCard}
    >
      <h2 id={titleId}>Add Cost Entry</h2>
      <CostFields refusal={refusal} day={today} />
      <SubmitButton sent={[log]}>Add Cost</SubmitButton>
    </form>
  );
};
