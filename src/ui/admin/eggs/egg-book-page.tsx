import { useEffect, useRef } from "react";
import type { EggBookSheet } from "#core/egg-book/get-egg-book.ts";
import { FoldButton, type FormFold, useFormFold } from "#ui/admin/editing/form-fold.tsx";
import styles from "#ui/admin/eggs/book.module.css";
import { ClosedBook } from "#ui/admin/eggs/closed-book.tsx";
import { COUNT_THE_SHELF } from "#ui/admin/eggs/count-shelf.tsx";
import { OpenBook } from "#ui/admin/eggs/open-book.tsx";
import { OTHER_WAYS } from "#ui/admin/eggs/other-ways.tsx";
import { useEggBook } from "#ui/admin/eggs/queries.ts";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";

interface BookProps {
  readonly sheet: EggBookSheet;
  readonly shelf: FormFold;
  readonly ways: FormFold;
}

/** The pressed button leaves when the book opens or closes: the focus moves to the top. */
const Book = ({ sheet, ...folds }: BookProps) => {
  const { isOpen } = sheet.settings;
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(isOpen);
  useEffect(() => {
    if (before.current === isOpen) return;
    before.current = isOpen;
    ref.current?.focus();
  }, [isOpen]);
  return (
    <div ref={ref} tabIndex={-1} className={styles.waits}>
      {isOpen ? <OpenBook sheet={sheet} {...folds} /> : <ClosedBook sheet={sheet} />}
    </div>
  );
};

export const EggBookPage = () => {
  const sheet = useEggBook();
  const [shelf, ways] = [useFormFold(), useFormFold()];
  return (
    <AdminPage
      title="Admin Egg Book"
      heading="Egg Book"
      actions={
        sheet?.settings.isOpen && (
          <>
            <FoldButton fold={ways}>{OTHER_WAYS}</FoldButton>
            <FoldButton fold={shelf} variant="default">
              {COUNT_THE_SHELF}
            </FoldButton>
          </>
        )
      }
    >
      {sheet ? <Book sheet={sheet} shelf={shelf} ways={ways} /> : <Loading what="the egg book" />}
    </AdminPage>
  );
};
