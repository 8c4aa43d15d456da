import { type ReactNode, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { Button } from "#ui/shared/parts/button.tsx";
import styles from "#ui/shared/parts/sheet.module.css";

interface PrintSheetProps {
  readonly label: string;
  readonly name: string;
  readonly look: string | undefined;
  readonly children: () => ReactNode;
}

export const PrintSheet = ({ label, name, look, children }: PrintSheetProps) => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const done = (): void => setPrinting(false);
    window.addEventListener("afterprint", done);
    return () => window.removeEventListener("afterprint", done);
  }, [isPrinting]);
  const print = (): void => {
    flushSync(() => setPrinting(true));
    window.print();
  };
  const sheet = (
    <section className={`${look} ${styles.onItsOwn} ${styles.sheet}`} aria-label={name}>
      {isPrinting && children()}
    </section>
  );
  return (
    <>
      <Button variant="secondary" onClick={print}>
        {label}
      </Button>
      {isPrinting && createPortal(sheet, document.body)}
    </>
  );
};
