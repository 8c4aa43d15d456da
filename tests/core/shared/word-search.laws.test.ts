import fc from "fast-check";
import { expect, test } from "vitest";
import { isFoundBy, searchable, wordsOf } from "#core/shared/word-search.ts";

const isFound = (typed: string, texts: readonly string[]): boolean =>
  isFoundBy(typed)(searchable(texts));

const letters = fc.constantFrom(..."abehlmnoxyzéèüñçÅØ0123456789");
const words = fc.string({ unit: letters, minLength: 1, maxLength: 8 });
const texts = fc.array(
  fc.array(words, { minLength: 1, maxLength: 4 }).map((some) => some.join(" ")),
  { minLength: 1, maxLength: 4 },
);

const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{Mn}/gu, "");

/** The same letters as another person types them. */
const hands = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.toLowerCase(),
  (text: string) => text.normalize("NFD"),
  withoutAccents,
  (text: string) => withoutAccents(text).toUpperCase(),
  (text: string) => `  ${text}\t`,
);

test("isFoundBy finds every word by each of its beginnings, in any case, accents or none", () => {
  fc.assert(
    fc.property(texts, hands, (record, hand) => {
      for (const word of record.flatMap((text) => text.split(" ")))
        for (let end = 1; end <= word.length; end += 1)
          expect(isFound(hand(word.slice(0, end)), record)).toBe(true);
    }),
  );
});

test("isFoundBy finds words in any order, and only where all of them are there", () => {
  const typed = texts.chain((record) =>
    fc.tuple(
      fc.constant(record),
      fc.shuffledSubarray(record.flatMap((text) => text.split(" "))),
      fc.nat({ max: 7 }),
    ),
  );
  fc.assert(
    fc.property(typed, ([record, some, length]) => {
      const beginnings = some.map((word) => word.slice(0, length + 1));
      expect(isFound(beginnings.join(" "), record)).toBe(true);
      expect(isFound([...beginnings, "goose"].join(" "), record)).toBe(false);
    }),
  );
});

test("isFoundBy finds a record exactly when one of its words begins so", () => {
  const written = fc.array(fc.string({ unit: fc.constantFrom(..."ab@.-' "), maxLength: 8 }));
  const typed = fc.string({ unit: fc.constantFrom(..."ab@."), minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(written, typed, (record, word) => {
      const own = record.flatMap((text) => [
        ...text.split(" "),
        ...text.split(/[^ab]+/),
        text.replace(/[^ab]/g, ""),
      ]);
      expect(isFound(word, record)).toBe(own.some((one) => one.startsWith(word)));
    }),
    { numRuns: 1000 },
  );
});

test("isFoundBy finds nothing by a middle or an end of a word", () => {
  const distinct = fc.uniqueArray(fc.constantFrom(..."abcdefghijk"), { minLength: 2 });
  fc.assert(
    fc.property(distinct, fc.nat(), (word, at) => {
      const from = 1 + (at % (word.length - 1));
      expect(isFound(word.slice(from).join(""), [word.join("")])).toBe(false);
    }),
  );
});

test("isFoundBy finds no word that ends one text and begins the next", () => {
  expect(isFound("henmabel", ["Hen", "Mabel"])).toBe(false);
  expect(isFound("mabelh", ["Mabel Hen"])).toBe(true);
});

test.each(["mabel", "hen", "example", "com", "mabel.hen@example.com", "EX HEN mab"])(
  "isFoundBy finds an e-mail by %j",
  (typed) => {
    expect(isFound(typed, ["Mabel.Hen@example.com"])).toBe(true);
  },
);

test.each(["abel", "xample", "@example", ".com", "mabel.com"])(
  "isFoundBy doesn't find an e-mail by %j",
  (typed) => {
    expect(isFound(typed, ["Mabel@example.com"])).toBe(false);
  },
);

test.each(["01293", "555", "01293 555", "01293555", "01293555010", "010 555"])(
  "isFoundBy finds a phone number by %j",
  (typed) => {
    expect(isFound(typed, ["01293 555 010"])).toBe(true);
    expect(isFound(typed, ["(01293) 555-010"])).toBe(true);
  },
);

test("isFoundBy finds signs that stand for letters by the letters", () => {
  expect(isFound("best", ["ﬁne Best™"])).toBe(true);
  expect(isFound("fine", ["ﬁne Best™"])).toBe(true);
  expect(isFound("besttm", ["ﬁne Best™"])).toBe(true);
});

test.each(["O'Neil", "O’Neil", "O‘Neil", "Oʼneil", "O′Neil", "O´Neil", "O`Neil", "neil"])(
  "isFoundBy finds whatever apostrophe a name has by %s",
  (typed) => {
    for (const name of ["Pat O'Neil", "Pat O’Neil", "Pat OʼNeil", "Pat O`Neil", "Pat O´Neil"])
      expect(isFound(typed, [name])).toBe(true);
  },
);

test.each([
  "Smith-Jones",
  "Smith‐Jones",
  "Smith‑Jones",
  "Smith–Jones",
  "Smith—Jones",
  "smith−jones",
])("isFoundBy finds whatever dash a name has by %s", (typed) => {
  for (const name of ["Zoë Smith-Jones", "Zoë Smith–Jones", "Zoë Smith‑Jones"])
    expect(isFound(typed, [name])).toBe(true);
});

const stayAsFolded = (text: string): boolean => {
  const words = wordsOf(text);
  return wordsOf(words.join(" ")).join(" ") === words.join(" ");
};

test("no sign of any script folds twice: a full-width or raised one is the sign", () => {
  const signs = Array.from({ length: 0x30000 }, (_, code) => String.fromCodePoint(code));
  expect(signs.filter((sign) => !stayAsFolded(`a${sign}b`))).toEqual([]);
  expect(isFound("O'Neil", ["O｀Neil"])).toBe(true);
  expect(isFound("Smith-Jones", ["Smith₋Jones"])).toBe(true);
});

test("what is folded once is folded for good", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(stayAsFolded(text)).toBe(true);
    }),
  );
});

test("isFoundBy finds everything by an empty text", () => {
  fc.assert(
    fc.property(texts, fc.stringMatching(/^\s*$/), (record, typed) => {
      expect(isFound(typed, record)).toBe(true);
      expect(isFound(typed, [])).toBe(true);
    }),
  );
});

test("searchable makes the same of a plain text as of any other", () => {
  const plain = fc.string({ unit: fc.constantFrom(..."abXY09@.-_'/ "), maxLength: 20 });
  fc.assert(
    fc.property(plain, (text) => {
      // A letter of double width is the plain one in another form, and takes the longer way.
      const wide = text.replace(/[!-~]/g, (sign) =>
        String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0),
      );
      expect(searchable([text])).toBe(searchable([wide]));
    }),
  );
});
