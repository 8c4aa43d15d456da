import { type ReactNode, useId, useState } from "react";
import { SectionFold } from "#ui/admin/settings/section-fold.tsx";
import styles from "#ui/admin/settings/settings.module.css";
import { useAskedSection } from "#ui/admin/settings/use-asked-section.ts";
import type { useSection } from "#ui/admin/settings/use-section.ts";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";

interface SectionFormProps {
  readonly title: string;
  /** What the closed row says. */
  readonly value: string;
  readonly shownAt?: string;
  readonly isOpen?: boolean;
  readonly form: Pick<
    ReturnType<typeof useSection>,
    "name" | "send" | "save" | "unsaved" | "isPreparing"
  >;
  readonly children: ReactNode | (() => ReactNode);
}

export const SectionForm = ({
  title,
  value,
  shownAt,
  isOpen,
  form,
  children,
}: SectionFormProps) => {
  const id = useId();
  const section = useAskedSection(form.name, isOpen);
  const [isMade, setMade] = useState(section.isOpen);
  const { send, save, unsaved } = form;
  const isBusy = save.isPending || form.isPreparing;
  return (
    <SectionFold
      ref={section.ref}
      title={title}
      titleId={id}
      value={
        <>
          <span>{value}</span>
          {unsaved && <span className={styles.unsaved}>{unsaved}</span>}
        </>
      }
      open={section.isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setMade(true);
      }}
    >
      <form
        noValidate
        aria-labelledby={id}
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault();
          send(event.currentTarget);
        }}
      >
        <div className={styles.fields}>
          {typeof children === "function" ? isMade && children() : children}
        </div>
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
    </SectionFold>
  );
};
