const topicOf = (file: string): string | null => {
  const [folder = "", ...rest] = file.split("/");
  return rest.length > 0 ? folder : null;
};

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Which topics each topic of the core imports. `sources` is code by path inside `src/core`. */
export const importsBetween = (sources: Readonly<Record<string, string>>): Imports => {
  const imports = new Map<string, Set<string>>();
  for (const [file, code] of Object.entries(sources)) {
    const topic = topicOf(file);
    for (const [, imported = ""] of code.matchAll(/"#core\/([^"]+)"/g)) {
      const other = topicOf(imported);
      if (topic === null || other === null || other === topic) continue;
      imports.set(topic, (imports.get(topic) ?? new Set()).add(other));
    }
  }
  return imports;
};

/** The shortest way from a topic back to itself; null where there is none. */
const wayBack = (imports: Imports, topic: string): readonly string[] | null => {
  const seen = new Set<string>();
  const ways = [[topic]];
  for (const way of ways) {
    const next = [...(imports.get(way.at(-1) ?? "") ?? [])].filter((one) => !seen.has(one));
    if (next.includes(topic)) return [...way, topic];
    for (const one of next) {
      seen.add(one);
      ways.push([...way, one]);
    }
  }
  return null;
};

/** A circle of topics, such as "orders → payments → orders"; null where there is none. */
export const circleIn = (imports: Imports): string | null =>
  [...imports.keys()]
    .sort()
    .map((topic) => wayBack(imports, topic))
    .find((way) => way !== null)
    ?.join(" → ") ?? null;
