import { useState } from "react";
import type { EggBookSheet } from "#core/egg-book/get-egg-book.ts";
import styles from "#ui/admin/eggs/book.module.css";
import { OpeningForm } from "#ui/admin/eggs/opening-form.tsx";
import { Button } from "#ui/shared/parts/button.tsx";

export const ClosedBook = ({ sheet }: { readonly sheet: EggBookSheet }) => {
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      <p className={styles.about}>
        The egg book is closed: you set your stock by hand, as before. Open, each day's count puts
        its eggs on sale, and every egg has the day on which it was laid. Packing takes the oldest
        eggs first, and none that is too old to be handed over. Of each box the book then knows the
        best before date, and of each day's eggs who had them.
      </p>
      {isOpening ? (
        <OpeningForm sheet={sheet} onCancel={() => setOpening(false)} />
      ) : (
        <Button onClick={() => setOpening(true)}>Open the egg book…</Button>
      )}
    </>
  );
};
