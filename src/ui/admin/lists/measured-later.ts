import { measureElement, type Rect, type Virtualizer } from "@tanstack/react-virtual";

/** Waits for the ResizeObserver: measuring earlier forces a second layout. */
export const measuredLater = <Scrolled extends Element | Window>(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Scrolled, Element>,
): number => {
  if (entry) return measureElement(row, entry, virtualizer);
  const { getItemKey, estimateSize } = virtualizer.options;
  const index = virtualizer.indexFromElement(row);
  return virtualizer.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
};

export const boxLater = (
  { scrollElement }: Virtualizer<HTMLElement, Element>,
  tell: (box: Rect) => void,
): (() => void) | undefined => {
  if (!scrollElement) return undefined;
  const observer = new ResizeObserver(([entry]) => {
    const [size] = entry?.borderBoxSize ?? [];
    if (size) tell({ width: Math.round(size.inlineSize), height: Math.round(size.blockSize) });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
};
