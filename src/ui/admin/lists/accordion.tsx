import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef, useState } from "react";
import styles from "#ui/admin/lists/accordion.module.css";
import { AccordionRow, type Parts } from "#ui/admin/lists/accordion-row.tsx";
import { measuredLater } from "#ui/admin/lists/measured-later.ts";
import type { Paged } from "#ui/admin/lists/use-pages.ts";
import { useScrollRestoration } from "#ui/admin/lists/use-scroll-restoration.ts";
import { Skeleton } from "#ui/shared/parts/skeleton.tsx";

const ROW_HEIGHT = 66;
const ROWS_BEYOND = 3;

interface Kept {
  readonly id: string;
}

interface AccordionProps<Item> extends Parts<Item> {
  readonly label: string;
  readonly className: string | undefined;
  readonly records: Paged<Item>;
  readonly opened?: string;
  readonly onOpen?: (id: string) => void;
  /** In pixels, before it is measured. */
  readonly rowHeight?: number;
}

const useOpened = <Item extends Kept>(
  known: string | undefined,
  onOpen: (id: string) => void = () => undefined,
) => {
  const [open, setOpen] = useState<Item | null>(null);
  const isOpen = (item: Item): boolean =>
    item.id ? item.id === (known ?? open?.id) : item === open;
  const toggle = (item: Item): void => {
    const next = isOpen(item) ? null : item;
    setOpen(next);
    onOpen(next?.id ?? "");
  };
  return { isOpen, toggle };
};

export const Accordion = <Item extends Kept>({
  label,
  className,
  records: { items, total, more },
  opened,
  onOpen,
  rowHeight = ROW_HEIGHT,
  ...parts
}: AccordionProps<Item>) => {
  const listRef = useRef<HTMLUListElement>(null);
  const { isOpen, toggle } = useOpened<Item>(opened, onOpen);
  // A new function makes the virtualizer position every row again.
  const getItemKey = useCallback((index: number) => items[index]?.id || index, [items]);
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => rowHeight,
    getItemKey,
    overscan: ROWS_BEYOND,
    measureElement: measuredLater,
    scrollMargin: listRef.current?.offsetTop ?? 0,
  });

  const shown = virtualizer.getVirtualItems();
  const isBeyond = (shown.at(-1)?.index ?? -1) >= items.length;
  const isSought = useScrollRestoration(
    virtualizer,
    opened
      ? { row: items.findIndex(({ id }) => id === opened), isAwaited: items.length < total }
      : null,
  );
  useEffect(() => {
    if (isBeyond || isSought) more();
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
              <AccordionRow
                {...parts}
                item={item}
                isOpen={isOpen(item)}
                onToggle={() => toggle(item)}
              />
            ) : (
              <Skeleton height={`${rowHeight}px`} />
            )}
          </li>
        );
      })}
    </ul>
  );
};
