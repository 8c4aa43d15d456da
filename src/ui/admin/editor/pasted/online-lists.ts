import { buildLists } from "#ui/admin/editor/pasted/build-lists.ts";

/** Word in a browser writes each item as a list of its own, and its depth as a number. */
export const readOnlineLists = (page: Document): void => {
  for (const wrapper of page.querySelectorAll("div.ListContainerWrapper"))
    wrapper.replaceWith(...wrapper.childNodes);
  const items = [...page.querySelectorAll("li[data-aria-level]")];
  const lines = items.map((item) => {
    const list = item.parentElement;
    const block = page.createElement("div");
    block.append(...item.childNodes);
    const place = [...(list?.children ?? [])].indexOf(item);
    return {
      block,
      list,
      level: Number(item.getAttribute("data-aria-level")),
      marker: {
        list: list?.localName === "ol" ? ("ol" as const) : ("ul" as const),
        number: Number(list?.getAttribute("start") ?? 1) + place,
        isLettered: false,
      },
    };
  });
  for (const { block, list } of lines) list?.before(block);
  for (const { list } of lines) list?.remove();
  buildLists(lines);
};
