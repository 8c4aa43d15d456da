import { type ReactNode, useId, useState } from "react";
import styles from "#ui/admin/figures/explained.module.css";

interface ExplainedProps {
  readonly before: string;
  readonly what: string;
  readonly children: ReactNode;
}

export const Explained = ({ before, what, children }: ExplainedProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer alone uses it; all of it works by keyboard.
    <div
      className={styles.explained}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={close}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <span>{before}</span>{" "}
      <button
        type="button"
        className={styles.what}
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onClick={() => setOpen(true)}
      >
        {what}
      </button>
      .
      <span id={id} role="tooltip" className={styles.tip} data-open={isOpen}>
        {children}
      </span>
    </div>
  );
};
