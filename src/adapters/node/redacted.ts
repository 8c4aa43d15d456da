/** Enough for what is told, and little enough to look through. */
const LONGEST_READ = 4_000;
const LONGEST = 1_000;
const HIDDEN = "…";

const WORD = /[^\s"'<>()[\]{},;:=/|…]+/g;
const ADDRESS = /.(?:@|%40)./i;

/**
 * What is told of each: the text before and after what is hidden. Anybody may send such a text, so
 * that no pattern looks at the same stretch of it from each of its signs: one twice as long costs twice as much.
 */
const SECRETS: readonly (readonly [
  pattern: RegExp,
  shown: string | ((found: string) => string),
])[] = [
  // user:password@ before a host; a password may itself hold an @.
  [/:\/\/[^\s/?#]*@/g, `://${HIDDEN}@`],
  [WORD, (word) => (ADDRESS.test(word) ? `${HIDDEN}@${HIDDEN}` : word)],
  [/(\/[^\s?#"'/]*)[?#][^\s"']+/g, `$1?${HIDDEN}`],
  [
    /\b((?:password|passwd|pwd|secret|token|authorization|cookie)["']?\s*[:=]\s*)\S+/gi,
    `$1${HIDDEN}`,
  ],
  [/\b(Bearer|Basic)\s+\S+/gi, `$1 ${HIDDEN}`],
  [/\b(?:pbkdf2-sha256|scrypt):\S+/gi, HIDDEN],
  // Tokens of 256 bits have 43 signs of base64url; ids and constraints are shorter.
  [/[\w-]{40,}/g, HIDDEN],
];

/** A text for the log, at most 1,000 signs: without e-mail addresses, a URL's credentials and query, passwords and tokens. */
export const redacted = (text: string): string =>
  SECRETS.reduce(
    (shown, [pattern, put]) => shown.replace(pattern, put as string),
    text.slice(0, LONGEST_READ),
  ).slice(0, LONGEST);
