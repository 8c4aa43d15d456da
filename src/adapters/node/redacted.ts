/** Enough for what is told, and little enough to look through. */
const LONGEST_READ = 4_000;
const LONGEST = 1_000;
const HIDDEN = "…";

/** What is told of each: the text before and after what is hidden. */
const SECRETS: readonly (readonly [pattern: RegExp, shown: string])[] = [
  // user:password@ before a host; a password may itself hold an @.
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/?#]*@/gi, `$1${HIDDEN}@`],
  [/[^\s"'<>()[\]{},;:=/|…]+(?:@|%40)[^\s"'<>()[\]{},;:=/|…]+/gi, `${HIDDEN}@${HIDDEN}`],
  [/(\/[^\s?#"']*)[?#][^\s"']+/g, `$1?${HIDDEN}`],
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
    (shown, [pattern, put]) => shown.replace(pattern, put),
    text.slice(0, LONGEST_READ),
  ).slice(0, LONGEST);
