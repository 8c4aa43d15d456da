import { type ReactNode, useId } from "react";
import styles from "#ui/admin/settings/settings.module.css";
import type { useSection } from "#ui/admin/settings/use-section.ts";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";

interface SectionFormProps {
  readonly title: string;
  readonly shownAt: string;
  readonly isOpen?: boolean;
  readonly form: Pick<ReturnType<typeof useSection>, "send" | "save" | "unsaved">;
  readonly children: ReactNode;
}

export const SectionForm = ({ title, shownAt, isOpen, form, children }: SectionFormProps) => {
  const id = useId();
  const { send, save, unsaved } = form;
  return (
    <details className={styles.section} open={isOpen}>
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
        {children}
        <div className={styles.end}>
          <SubmitButton sent={[save]} aria-busy={save.isPending} disabled={save.isPending}>
            Save
          </SubmitButton>
          <a href={shownAt} target="_blank" rel="noreferrer">
            See it in the shop
          </a>
        </div>
      </form>
    </details>
  );
};
