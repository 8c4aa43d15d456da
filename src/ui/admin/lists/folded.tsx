import type { ReactNode } from "react";
import styles from "#ui/admin/lists/folded.module.css";

interface FoldedProps<Item> {
  readonly items: readonly Item[];
  readonly most: number;
  readonly more: (count: number) => string;
  readonly children: (items: readonly Item[], isRest: boolean) => ReactNode;
}

const LEAST_FOLDED = 3;

export const Folded = <Item,>({ items, most, more, children }: FoldedProps<Item>) => {
  const shown = items.length < most + LEAST_FOLDED ? items.length : most;
  const rest = items.slice(shown);
  return (
    <>
      {children(items.slice(0, shown), false)}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{more(rest.length)}</summary>
          {children(rest, true)}
        </details>
      )}
    </>
  );
};
