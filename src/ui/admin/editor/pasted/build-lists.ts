import type { Marker } from "#ui/admin/editor/pasted/marker.ts";

export interface Line {
  readonly block: Element;
  readonly level: number;
  readonly marker: Marker | null;
}

interface OpenList {
  readonly level: number;
  readonly list: Element;
  next: number;
}

const fits = ({ list, next }: OpenList, marker: Marker): boolean =>
  list.localName === marker.list && (marker.list === "ul" || next === marker.number);

const listOf = (block: Element, { list, number, isLettered }: Marker): Element => {
  const made = block.ownerDocument.createElement(list);
  if (isLettered) made.setAttribute("type", "a");
  if (list === "ol" && number !== 1) made.setAttribute("start", String(number));
  return made;
};

const append = (open: OpenList, block: Element): void => {
  const item = block.ownerDocument.createElement("li");
  item.append(...block.childNodes);
  open.list.append(item);
  open.next += 1;
  block.remove();
};

export const buildLists = (lines: readonly Line[]): void => {
  let open: OpenList[] = [];

  const begin = (line: Line, marker: Marker): OpenList => {
    const list = listOf(line.block, marker);
    const item = open.at(-1)?.list.lastElementChild;
    if (item) item.append(list);
    else line.block.before(list);
    const begun = { level: line.level, list, next: marker.number };
    open.push(begun);
    return begun;
  };

  const placeFor = (line: Line, marker: Marker): OpenList => {
    open = open.filter(({ level }) => level <= line.level);
    const last = open.at(-1);
    if (last === undefined || last.level < line.level) return begin(line, marker);
    if (fits(last, marker)) return last;
    open.pop();
    return begin(line, marker);
  };

  for (const line of lines) {
    const isNext = open[0] !== undefined && line.block.previousElementSibling === open[0].list;
    if (!isNext) open = [];
    if (line.marker) append(placeFor(line, line.marker), line.block);
    else if (isNext) open.at(-1)?.list.lastElementChild?.append(line.block);
  }
};
