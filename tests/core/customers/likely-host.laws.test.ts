import fc from "fast-check";
import { expect, test } from "vitest";
import { atHost, likelyHost, WELL_KNOWN_HOSTS } from "#core/customers/likely-host.ts";

const MOST_SHORT = 3;
const isShort = (host: string): boolean => host.indexOf(".") <= MOST_SHORT;
const HOSTS: readonly string[] = WELL_KNOWN_HOSTS;
const LONG = HOSTS.filter((host) => !isShort(host));
const SHORT = HOSTS.filter(isShort);

const REAL = [
  "mail.com",
  "email.com",
  "ymail.com",
  "gmx.com",
  "cloud.com",
  "love.com",
  "life.com",
  "five.com",
];

/** Real hosts and plain words that one letter tells from a host of the list. */
const WORDS = [
  ...["mail.com", "email.com", "ymail.com", "qmail.com", "fmail.com", "cloud.com", "wahoo.com"],
  ...["love.com", "life.com", "line.com", "lime.com", "like.com", "lite.com", "dive.com"],
  ...["five.com", "give.com", "hive.com", "jive.com", "olive.com", "alive.com", "clive.com"],
];

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz0123456789-.,ä"];

const slipsAt = (text: string, at: number): readonly string[] => {
  const [head, here, tail] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  return [
    head + tail,
    head + tail.charAt(0) + here + tail.slice(1),
    ...LETTERS.flatMap((letter) => [head + letter + tail, head + letter + here + tail]),
  ];
};

/** All that one letter too many, too few or wrong makes of a text, or two neighbours swapped. */
const slipsOf = (text: string): readonly string[] =>
  [...text, ""].flatMap((_sign, at) => slipsAt(text, at)).filter((slip) => slip !== text);

const SLIPS = new Map(HOSTS.map((host) => [host, new Set(slipsOf(host))]));

test("a host is asked about only where one slip leads to what was typed", () => {
  const once = fc.constantFrom(...HOSTS).chain((host) => fc.constantFrom(...slipsOf(host)));
  const twice = once.chain((slip) => fc.constantFrom(...slipsOf(slip)));
  fc.assert(
    fc.property(fc.oneof(once, twice, fc.domain()), (domain) => {
      const likely = likelyHost(`mabel@${domain}`);
      if (likely !== null) expect(SLIPS.get(likely)?.has(domain)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test.each(LONG)("every slip in %s is asked about, unless it makes another real host", (host) => {
  const unasked = slipsOf(host).filter((slip) => likelyHost(`mabel@${slip}`) === null);
  expect(unasked.filter((slip) => !WORDS.includes(slip))).toEqual([]);
});

test.each(SHORT)("of %s only slips behind its name are asked about", (host) => {
  const name = host.slice(0, host.indexOf(".") + 1);
  const asked = slipsOf(host).filter((slip) => likelyHost(`mabel@${slip}`) === host);
  expect(asked.filter((slip) => !slip.startsWith(name))).toEqual([]);
  expect(asked).toContain(host.slice(0, -1));
});

test("a well-known host is never asked about, in capitals or with spaces neither", () => {
  for (const host of [...HOSTS, ...REAL])
    for (const typed of [host, host.toUpperCase(), `${host} `])
      expect(likelyHost(`mabel@${typed}`)).toBeNull();
});

test.each([
  ["mabel@gmial.com", "gmail.com"],
  ["mabel@gmai.com", "gmail.com"],
  ["mabel@gmail.co", "gmail.com"],
  ["mabel@gmail.con", "gmail.com"],
  ["mabel@gmail,com", "gmail.com"],
  ["mabel@gmailcom", "gmail.com"],
  ["mabel@GMAIL.CMO ", "gmail.com"],
  ["mabel@gmäil.com", "gmail.com"],
  ["mabel@hotmial.co.uk", "hotmail.co.uk"],
  ["mabel@yahooo.co.uk", "yahoo.co.uk"],
  ["mabel@btintenet.com", "btinternet.com"],
  ["mabel@sky.con", "sky.com"],
  ["mabel@me.co", "me.com"],
])("%j probably means %s", (typed, host) => {
  expect(likelyHost(typed)).toBe(host);
});

test.each([
  "",
  "gmial.com",
  "mabel@",
  "mabel@gmial.cmo",
  "mabel@hilltop.example",
  "mabel@hotmail.fr",
  "mabel@yahoo.ca",
  "mabel@live.co.za",
  "mabel@spy.com",
  "mabel@aon.com",
  "mabel@ge.com",
  "mabel@mcn.com",
  "mabel@mail.gmail.com",
])("%j is left as it is", (typed) => {
  expect(likelyHost(typed)).toBeNull();
});

test.each([
  ["mabel@gmial.com", "mabel@gmail.com"],
  [" Mabel.Hen+eggs@gmial.com ", "Mabel.Hen+eggs@gmail.com"],
])("%j at gmail.com is %j", (typed, address) => {
  expect(atHost(typed, "gmail.com")).toBe(address);
});
