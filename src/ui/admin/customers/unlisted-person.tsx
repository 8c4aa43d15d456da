import { useId, useRef, useState } from "react";
import { isEmail } from "#core/customers/email.ts";
import adminStyles from "#ui/admin/admin.module.css";
import styles from "#ui/admin/customers/customers.module.css";
import { EraseDialog } from "#ui/admin/customers/erase-dialog.tsx";
import { ExportButton } from "#ui/admin/customers/export-button.tsx";
import listsStyles from "#ui/admin/lists/lists.module.css";
import paperStyles from "#ui/admin/lists/paper.module.css";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";
import { notify } from "#ui/shared/notices/notices.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { INVALID_EMAIL } from "#ui/shared/queries/privacy.ts";

export const UnlistedPerson = () => {
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState("");
  const [erasing, setErasing] = useState<string | null>(null);
  const email = typed.trim();
  useKeptText("someone", typed || null, setTyped);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`${adminStyles.adminCard} ${paperStyles.offPaper}`}
    >
      <h2 id={titleId}>Someone who is not listed</h2>
      <p>Whoever has ordered may ask for what you keep of them, or that you erase it.</p>
      <div className={listsStyles.listHead}>
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
            variant="outline"
            aria-label={email ? `Erase ${email}…` : undefined}
            onClick={() => (isEmail(email) ? setErasing(email) : notify(INVALID_EMAIL))}
          >
            Erase…
          </SavingButton>
        </div>
      </div>
      {erasing !== null && (
        <EraseDialog
          email={erasing}
          onClose={() => setErasing(null)}
          onErased={() => setTyped("")}
        />
      )}
    </section>
  );
};
