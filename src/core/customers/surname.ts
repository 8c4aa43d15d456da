/** As British libraries file them: with the name that follows. */
const PARTICLES: ReadonlySet<string> = new Set([
  "da",
  "de",
  "del",
  "della",
  "den",
  "der",
  "di",
  "du",
  "la",
  "le",
  "ten",
  "ter",
  "van",
  "von",
]);

export interface FiledName {
  readonly surname: string;
  readonly first: string;
}

/** The last word, with the particles before it: "Jane de Souza" is filed under "de Souza". */
export const filedName = (name: string): FiledName => {
  const words = name.trim().split(/\s+/);
  let from = words.length - 1;
  while (from > 1 && PARTICLES.has(words[from - 1]?.toLowerCase() ?? "")) from -= 1;
  return { surname: words.slice(from).join(" "), first: words.slice(0, from).join(" ") };
};
