import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styles from "#ui/shared/parts/dialog.module.css";
import "#ui/shared/pico/dialog.scss";

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export const Dialog = ({ open, title, onClose, actions, children }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    // Before it leaves the page: closing gives the focus back.
    return () => dialog.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog without a key handler.
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <article>
        <h2 id={titleId}>{title}</h2>
        {children}
        <footer className={styles.dialogActions}>{actions}</footer>
      </article>
    </dialog>
  );
};
