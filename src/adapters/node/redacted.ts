const LONGEST_READ = 4_000;
const LONGEST = 1_000;
const HIDDEN = "…";

const WORD = /[^\s"'<>()[\]{},;:=/|…]+/g;
const ADDRESS = /.(?:@|%40)./i;

/** Linear time: a stranger may send such a text, so no pattern reads a stretch twice. */
const SECRETS: readonly (readonly [
  pattern: RegExp,
  shown: string | ((found: string) => string),
])[] = [
  [/:\/\/[^\s/?#]*@/g, `://${HIDDEN}@`],
  [WORD, (word) => (ADDRESS.test(word) ? `${HIDDEN}@${HIDDEN}` : word)],
  [/(\/[^\s?#"'/]*)[?#][^\s"']+/g, `$1?${HIDDEN}`],
  [
    /\b((?:password|passwd|pwd|secret|token|authorization|cookie)["']?\s*[:=]\s*)\S+/gi,
    `$1${HIDDEN}`,
  ],
  [/\b(Bearer|Basic)\s+\S+/gi, `$1 ${HIDDEN}`],
  [/\b(?:pbkdf2-sha256|scrypt):\S+/gi, HIDDEN],
  [/[\w-]{40,}/g, HIDDEN],
];

export const redacted = (text: string): string =>
  SECRETS.reduce(
    (shown, [pattern, put]) => shown.replace(pattern, put as string),
    text.slice(0, LONGEST_READ),
  ).slice(0, LONGEST);
