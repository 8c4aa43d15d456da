import type { ReactNode } from "react";
import styles from "#ui/admin/editing/folded-form.module.css";
import type { FormFold } from "#ui/admin/editing/use-form-fold.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Icon } from "#ui/shared/parts/icon.tsx";
import { spaced } from "#ui/shared/spaced.ts";

const PLUS = "M12 5v14M5 12h14";

interface OfFold {
  readonly fold: FormFold;
  readonly children: ReactNode;
}

/** On desktops the form is open, and has no such button. */
export const FormOpener = ({ fold: { id, isOpen, setOpen }, children }: OfFold) => (
  <Button
    variant={isOpen ? "secondary" : "default"}
    className={styles.opener}
    aria-expanded={isOpen}
    aria-controls={id}
    onClick={() => setOpen(!isOpen)}
  >
    <Icon shape={PLUS} size={20} />
    {children}
  </Button>
);

/** Opens by itself when something is put back into its fields. */
export const FoldedForm = ({
  fold: { id, isOpen, setOpen },
  className,
  children,
}: OfFold & { readonly className?: string | undefined }) => (
  <div
    id={id}
    className={spaced(styles.folded, className)}
    data-open={isOpen}
    onInput={() => setOpen(true)}
  >
    {children}
  </div>
);
