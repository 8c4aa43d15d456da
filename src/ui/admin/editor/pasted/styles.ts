const rulesIn = (page: Document): readonly (readonly [string, string])[] => {
  const sheets = [...page.querySelectorAll("style")].map((sheet) => sheet.textContent).join("\n");
  return [...sheets.matchAll(/([^{};]+)\{([^}]*)\}/g)].map(([, selectors = "", rule = ""]) => [
    selectors,
    rule,
  ]);
};

export const stylesOf = (page: Document): ((element: Element) => string) => {
  const byClass = new Map<string, string>();
  for (const [selectors, rule] of rulesIn(page))
    for (const [, name = ""] of selectors.matchAll(/\.([\w-]+)/g))
      byClass.set(name, `${byClass.get(name) ?? ""};${rule}`);
  return (element) =>
    [
      element.getAttribute("style") ?? "",
      ...[...element.classList].map((name) => byClass.get(name) ?? ""),
    ].join(";");
};

/** Formats by list and level, as Word's style sheet has them: "l0:level2" → "alpha-lower". */
export const numberFormatsOf = (page: Document): ReadonlyMap<string, string> =>
  new Map(
    rulesIn(page).flatMap(([selectors, rule]) => {
      const level = /@list\s+(l\d+:level\d+)/.exec(selectors)?.[1];
      const format = /mso-level-number-format:\s*([\w-]+)/.exec(rule)?.[1] ?? "";
      return level === undefined ? [] : [[level, format] as const];
    }),
  );
