import { Fragment } from "react";
import styles from "#ui/admin/packing/packs-in-a-line.module.css";

const MOST_LETTERS_IN_ONE = 24;

export const PacksInALine = ({ packs }: { readonly packs: readonly string[] }) =>
  packs.length === 0 ? (
    <span>Its items are not known.</span>
  ) : (
    packs.map((pack, at) => (
      <Fragment key={pack}>
        {at > 0 && <span>, </span>}
        <span className={pack.length > MOST_LETTERS_IN_ONE ? undefined : styles.whole}>{pack}</span>
      </Fragment>
    ))
  );
