import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import styles from "#ui/admin/lists/accordion.module.css";
import { measuredLater } from "#ui/admin/lists/measured-later.ts";
import { Skeleton } from "#ui/shared/parts/skeleton.tsx";
import type { Paged } from "#ui/shared/queries/use-pages.ts";

const ROW_HEIGHT = 64;
const ROWS_BEYOND = 3;

interface Kept {
  readonly id: string;
}

interface Parts<Item> {
  /** What a closed row shows. */
  readonly head: (item: Item) => ReactNode;
  /** What an opened one shows below. */
  readonly panel: (item: Item) => ReactNode;
}

interface RowProps<Item> extends Parts<Item> {
  readonly item: Item;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const Row = <Item,>({ item, isOpen, onToggle, head, panel }: RowProps<Item>) => {
  const panelId = useId();
  return (
    <div className={styles.accordionRow}>
      <button
        type="button"
        className={styles.accordionHead}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
      >
        {head(item)}
      </button>
      <div id={panelId} hidden={!isOpen} className={styles.accordionPanel}>
        {isOpen && panel(item)}
      </div>
    </div>
  );
};

/** Records without an id are told apart by being the same one. */
const isSame = <Item extends Kept>(item: Item, open: Item | null): boolean =>
  item.id ? item.id === open?.id : item === open;

interface AccordionProps<Item> extends Parts<Item> {
  readonly label: string;
  readonly className: string | undefined;
  readonly records: Paged<Item>;
}

/** A list of any length, one record open at a time; only the rows near the window's view are in the page. */
export const Accordion = <Item extends Kept>({
  label,
  className,
  records: { items, total, more },
  ...parts
}: AccordionProps<Item>) => {
  const listRef = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<Item | null>(null);
  // A new function would have every row's position reckoned anew.
  const getItemKey = useCallback((index: number) => items[index]?.id || index, [items]);
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => ROW_HEIGHT,
    getItemKey,
    overscan: ROWS_BEYOND,
    measureElement: measuredLater,
    scrollMargin: listRef.current?.offsetTop ?? 0,
  });

  const shown = virtualizer.getVirtualItems();
  const isBeyond = (shown.at(-1)?.index ?? -1) >= items.length;
  useEffect(() => {
    if (isBeyond) more();
  });

  return (
    <ul
      ref={listRef}
      className={`${styles.accordion} ${className}`}
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {shown.map(({ index, key, start }) => {
        const item = items[index];
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
          >
            {item ? (
              <Row
                {...parts}
                item={item}
                isOpen={isSame(item, open)}
                onToggle={() => setOpen(isSame(item, open) ? null : item)}
              />
            ) : (
              <Skeleton height={`${ROW_HEIGHT}px`} />
            )}
          </li>
        );
      })}
    </ul>
  );
};
