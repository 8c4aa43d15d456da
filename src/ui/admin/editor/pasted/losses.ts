const LETTERED = /^(?:a|i)$/i;

const isLettered = (list: Element): boolean =>
  LETTERED.test(list.getAttribute("type") ?? "") ||
  [list, ...list.children].some((one) =>
    /list-style(?:-type)?:[^;]*(?:alpha|roman|latin)/.test(one.getAttribute("style") ?? ""),
  );

const isTable = (table: Element): boolean =>
  table.getAttribute("role") !== "presentation" && table.querySelectorAll("td, th").length > 1;

const LOSSES: readonly (readonly [string, string, (element: Element) => boolean])[] = [
  ["A table became lines of text, one for each cell.", "table", isTable],
  ["A list's letters or Roman numerals became numbers.", "ol", isLettered],
  [
    "Tick boxes became plain items.",
    "input[type=checkbox], [role=checkbox], ul.Apple-checklist",
    () => true,
  ],
  [
    "A video, a sound or something else to play was left out.",
    "video, audio, iframe, embed, object",
    () => true,
  ],
  [
    "Raised or lowered figures became plain ones.",
    "sup, sub",
    ({ textContent }) => /^\d+$/.test(textContent.trim()),
  ],
  [
    "Comments in the margin were left out.",
    "[style*='mso-comment'], .MsoCommentReference",
    () => true,
  ],
  ["Formulas became plain text, or were left out.", "math, m\\:omath, m\\:omathpara", () => true],
];

export const lossesOf = (page: Document): readonly string[] =>
  LOSSES.filter(([, selector, isLost]) =>
    [...page.body.querySelectorAll(selector)].some(isLost),
  ).map(([sentence]) => sentence);
