import { type ReactNode, useId, useState } from "react";
import styles from "#ui/admin/settings/settings.module.css";
import { useAskedSection } from "#ui/admin/settings/use-asked-section.ts";
import type { useSection } from "#ui/admin/settings/use-section.ts";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";

interface SectionFormProps {
  readonly title: string;
  readonly shownAt?: string;
  readonly isOpen?: boolean;
  readonly form: Pick<
    ReturnType<typeof useSection>,
    "name" | "send" | "save" | "unsaved" | "isPreparing"
  >;
  readonly children: ReactNode | (() => ReactNode);
}

export const SectionForm = ({ title, shownAt, isOpen, form, children }: SectionFormProps) => {
  const id = useId();
  const section = useAskedSection(form.name, isOpen);
  const [isMade, setMade] = useState(section.isOpen);
  const { send, save, unsaved } = form;
  const isBusy = save.isPending || form.isPreparing;
  return (
    <details
      ref={section.ref}
      className={styles.section}
      open={section.isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setMade(true);
      }}
    >
      <summary>
        <h2 id={id}>{title}</h2>
        {unsaved && <small>{unsaved}</small>}
      </summary>
      <form
        noValidate
        aria-labelledby={id}
        onSubmit={(event) => {
          event.preventDefault();
          send(event.currentTarget);
        }}
      >
        {typeof children === "function" ? isMade && children() : children}
        <div className={styles.end}>
          <SubmitButton sent={[save]} aria-busy={isBusy} disabled={isBusy}>
            Save
          </SubmitButton>
          {shownAt && (
            <a href={shownAt} target="_blank" rel="noreferrer">
              See it in the shop
            </a>
          )}
        </div>
      </form>
    </details>
  );
};
