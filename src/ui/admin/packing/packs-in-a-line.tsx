import { Fragment } from "react";
import styles from "#ui/admin/packing/packs-in-a-line.module.css";

/** "1 × Extra " and "Large 6". */
const beforeLast = (pack: string): number => pack.search(/\S+ \d+$/);

/** "1 × Large 12, 2 × Extra Large 6": a line never ends before a pack's size. */
export const PacksInALine = ({ packs }: { readonly packs: readonly string[] }) =>
  packs.length === 0
    ? "Its items are not known."
    : packs.map((pack, at) => (
        <Fragment key={pack}>
          {at > 0 && ", "}
          {pack.slice(0, Math.max(0, beforeLast(pack)))}
          <span className={styles.whole}>{pack.slice(Math.max(0, beforeLast(pack)))}</span>
        </Fragment>
      ));
