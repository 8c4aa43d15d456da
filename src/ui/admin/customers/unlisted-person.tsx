import { useId, useRef, useState } from "react";
import { isEmail } from "#core/customers/email.ts";
import { dayAndMonth } from "#core/shared/day-and-month.ts";
import styles from "#ui/admin/customers/customers.module.css";
import { ExportButton } from "#ui/admin/customers/export-button.tsx";
import { useLeaving } from "#ui/admin/customers/privacy-queries.ts";
import { useErasing } from "#ui/admin/customers/use-erasing.tsx";
import paperStyles from "#ui/admin/lists/paper.module.css";
import { REFUSALS } from "#ui/admin/refusals.ts";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";
import { notify } from "#ui/shared/notices/notices.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

export const UnlistedPerson = () => {
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState("");
  const [erase, question] = useErasing(() => setTyped(""));
  const leaving = useLeaving() ?? [];
  const email = typed.trim();
  useKeptText("someone", typed || null, setTyped);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`${styles.unlisted} ${paperStyles.offPaper}`}
    >
      <h2 id={titleId}>Someone who is not listed</h2>
      <p>People who ordered may ask what you keep of them, or ask you to erase it.</p>
      <Field
        label="Their email"
        type="email"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.personActions}>
        <ExportButton email={email} />
        <SavingButton
          variant="secondary"
          aria-label={email ? `Erase ${email}…` : undefined}
          onClick={() => (isEmail(email) ? erase(email) : notify(REFUSALS["invalid-email"]))}
        >
          Erase…
        </SavingButton>
      </div>
      {leaving.length > 0 && (
        <ul className={styles.leaving}>
          {leaving.map((one) => (
            <li key={one.email}>
              <span
                className={styles.erasedAddress}
              >{`${one.email} is erased after ${dayAndMonth(one.after)}.`}</span>
              <SavingButton
                variant="secondary"
                size="sm"
                aria-label={`Erase ${one.email} now…`}
                onClick={() => erase(one.email)}
              >
                Erase now…
              </SavingButton>
            </li>
          ))}
        </ul>
      )}
      {question}
    </section>
  );
};
