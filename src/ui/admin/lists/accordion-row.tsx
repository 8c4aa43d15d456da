import { type ReactNode, useId } from "react";
import styles from "#ui/admin/lists/accordion.module.css";

export interface Parts<Item> {
  readonly before?: (item: Item) => ReactNode;
  readonly head: (item: Item) => ReactNode;
  readonly panel: (item: Item) => ReactNode;
}

interface RowProps<Item> extends Parts<Item> {
  readonly item: Item;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export const AccordionRow = <Item,>({
  item,
  isOpen,
  onToggle,
  before,
  head,
  panel,
}: RowProps<Item>) => {
  const panelId = useId();
  return (
    <div>
      <div className={styles.accordionTop}>
        {before?.(item)}
        <button
          type="button"
          className={styles.accordionHead}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
        >
          {head(item)}
        </button>
      </div>
      <div id={panelId} hidden={!isOpen} className={styles.accordionPanel}>
        {isOpen && panel(item)}
      </div>
    </div>
  );
};
