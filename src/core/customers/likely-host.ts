/** Of mailboxes that many people have. */
export const WELL_KNOWN_HOSTS = [
  "gmail.com",
  "googlemail.com",
  "hotmail.com",
  "hotmail.co.uk",
  "outlook.com",
  "live.com",
  "live.co.uk",
  "yahoo.com",
  "yahoo.co.uk",
  "icloud.com",
  "btinternet.com",
  "virginmedia.com",
  "ntlworld.com",
  "talktalk.net",
  "blueyonder.co.uk",
  "protonmail.com",
  "sky.com",
  "aol.com",
  "aol.co.uk",
  "msn.com",
  "me.com",
  "mac.com",
] as const;

/** One letter away from a host of the list, and real themselves. */
const OTHERS = [
  "mail.com",
  "email.com",
  "ymail.com",
  "qmail.com",
  "fmail.com",
  "cloud.com",
  "love.com",
  "life.com",
  "line.com",
  "lime.com",
  "like.com",
  "lite.com",
  "dive.com",
  "five.com",
  "give.com",
  "hive.com",
  "jive.com",
  "olive.com",
  "alive.com",
  "clive.com",
  "wahoo.com",
];

const REAL: ReadonlySet<string> = new Set([...WELL_KNOWN_HOSTS, ...OTHERS]);

/** Of names that are as short, most that one letter tells apart are real. */
const SHORT = 3;

const sharedStart = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
};

const reversed = (text: string): string => [...text].reverse().join("");

/** A letter too many, too few or wrong, or two neighbours swapped. */
const isOneSlipAway = (a: string, b: string): boolean => {
  const start = sharedStart(a, b);
  const [restA, restB] = [reversed(a.slice(start)), reversed(b.slice(start))];
  const end = sharedStart(restA, restB);
  const [inA, inB] = [restA.slice(end), restB.slice(end)];
  return Math.max(inA.length, inB.length) === 1 || (inA.length === 2 && inA === reversed(inB));
};

const mayBeSlipOf = (host: string, typed: string): boolean => {
  const name = host.slice(0, host.indexOf(".") + 1);
  return (name.length - 1 > SHORT || typed.startsWith(name)) && isOneSlipAway(typed, host);
};

const afterAt = (typed: string): number => typed.lastIndexOf("@") + 1;

/** The well-known host that was probably meant, if it isn't what was typed. */
export const likelyHost = (typed: string): string | null => {
  const domain = typed.slice(afterAt(typed)).trim().toLowerCase();
  if (afterAt(typed) === 0 || REAL.has(domain)) return null;
  return WELL_KNOWN_HOSTS.find((host) => mayBeSlipOf(host, domain)) ?? null;
};

export const atHost = (typed: string, host: string): string =>
  typed.slice(0, afterAt(typed)).trim() + host;
