import { useEffect, useRef } from "react";
import type { EggBookSheet } from "#core/egg-book/get-egg-book.ts";
import { ClosedBook } from "#ui/admin/eggs/closed-book.tsx";
import styles from "#ui/admin/eggs/eggs.module.css";
import { OpenBook } from "#ui/admin/eggs/open-book.tsx";
import { useEggBook } from "#ui/admin/eggs/queries.ts";
import { Page } from "#ui/shared/parts/page.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";

/** The pressed button leaves when the book opens or closes: the focus moves to the top. */
const Book = ({ sheet }: { readonly sheet: EggBookSheet }) => {
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
      {isOpen ? <OpenBook sheet={sheet} /> : <ClosedBook sheet={sheet} />}
    </div>
  );
};

export const EggBookPage = () => {
  const sheet = useEggBook();
  return (
    <Page title="Admin Egg Book" heading="Egg Book">
      {sheet ? <Book sheet={sheet} /> : <Loading what="the egg book" />}
    </Page>
  );
};
