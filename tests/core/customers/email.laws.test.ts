import { domainToASCII, domainToUnicode } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isEmail } from "#core/customers/email.ts";
import { emailKey, sameEmail } from "#core/customers/email-key.ts";
import { canBeMailed, emailFault } from "#core/customers/typed-email.ts";

const spaces = fc.constantFrom("", " ", "\t", "  ");
const emails = fc.emailAddress();

test("sameEmail ignores capitals and spaces around an address", () => {
  fc.assert(
    fc.property(emails, spaces, spaces, (email, before, after) => {
      const typed = `${before}${email.toUpperCase()}${after}`;
      expect(isEmail(typed)).toBe(true);
      expect(sameEmail(typed, email)).toBe(true);
      expect(sameEmail(email, typed)).toBe(true);
    }),
  );
});

test("sameEmail tells two addresses with other letters apart", () => {
  fc.assert(
    fc.property(emails, emails, (one, other) => {
      expect(sameEmail(one, other)).toBe(one.toLowerCase() === other.toLowerCase());
      expect(sameEmail(one, `x${one}`)).toBe(false);
      expect(sameEmail(one, one.slice(1))).toBe(false);
    }),
  );
});

test("Google's two domains deliver every spelling of a name to one mailbox", () => {
  const names = fc.string({ unit: fc.constantFrom(..."abc1"), minLength: 1, maxLength: 9 });
  const tags = fc.constantFrom("", "+eggs", "+", "+a.b+c");
  const dotted = (name: string, places: readonly number[]) =>
    places.reduce((text, at) => `${text.slice(0, at)}.${text.slice(at)}`, name);
  fc.assert(
    fc.property(
      names,
      names,
      fc.array(fc.nat(9), { maxLength: 3 }),
      tags,
      (name, other, at, tag) => {
        const key = emailKey(`${name}@gmail.com`);
        for (const domain of ["gmail.com", "GoogleMail.com"])
          expect(emailKey(`${dotted(name, at)}${tag}@${domain}`)).toBe(key);
        expect(sameEmail(`${name}@gmail.com`, `${other}@gmail.com`)).toBe(name === other);
      },
    ),
  );
});

test.each(["a.b@example.com", "a+b@example.com", "ab@gmail.co", "ab@x.gmail.com", "ab@gmailx.com"])(
  "no other host's %j is the mailbox of another spelling",
  (email) => {
    expect(sameEmail(email, email.replace(/[.+]b?/, ""))).toBe(false);
    expect(sameEmail(email, "ab@gmail.com")).toBe(false);
  },
);

test("an address at Google of nothing but dots or a tag is nobody else's", () => {
  expect(emailKey("+eggs@gmail.com")).toBe("+eggs@gmail.com");
  expect(sameEmail("...@gmail.com", "+@gmail.com")).toBe(false);
});

const LETTERS = [..."abcäöüßéñçøåλжяאب例え卵농"];
const labels = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 12 });

test("a domain is one address in letters of any language and of ASCII", () => {
  fc.assert(
    fc.property(labels, fc.constantFrom("com", "例え", "co.uk"), (label, end) => {
      const domain = domainToUnicode(domainToASCII(`${label}.${end}`));
      fc.pre(domain !== "");
      expect(emailKey(`mabel@${domainToASCII(domain)}`)).toBe(`mabel@${domain}`);
      expect(sameEmail(`mabel@${domainToASCII(domain)}`, `Mabel@${domain.toUpperCase()} `)).toBe(
        domain.toUpperCase().toLowerCase() === domain,
      );
    }),
  );
  expect(sameEmail("a@müller.example", "a@xn--mller-kva.example")).toBe(true);
});

test("no two domains are one address", () => {
  const codes = fc.string({ unit: fc.constantFrom(..."abkmnz059-"), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(codes, (code) => {
      const domain = `xn--${code}.com`;
      fc.pre(domainToASCII(domain) === domain);
      const read = emailKey(`mabel@${domain}`).slice("mabel@".length);
      expect(domainToASCII(read)).toBe(domain);
    }),
  );
  expect(sameEmail("a@xn--example-.com", "a@example.com")).toBe(false);
});

test.each(["mabel@example.com", "o'hen+eggs@farm", "mábel@例え.jp", " mabel@example.com "])(
  "isEmail accepts %j",
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  "",
  "mabel",
  "mabel@",
  "@example.com",
  "mabel hen@example.com",
  "mabel@exam ple.com",
  "mabel@@example.com",
  "mabel@example@com",
  "mabel@example.com, abel@example.com",
])("isEmail refuses %j", (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  '"x"<a@b.co>',
  "<mabel@example.com>",
  "Mabel <mabel@example.com>",
  "a,b@example.com",
  "a;b@example.com",
  "mabel@example.com.",
  "mabel@-example.com",
  "mabel@[127.0.0.1]",
  "jörg@example.com",
  "mabel@ｂ.example",
  "mabel@müller_.example",
  "mabel@-müller.example",
  "mabel@example.com\r\nBcc: abel@example.com",
  `${"a".repeat(65)}@example.com`,
  `mabel@${"a.".repeat(125)}example`,
  `mabel@${"a".repeat(64)}.example`,
])("canBeMailed refuses %j", (text) => {
  expect(canBeMailed(text)).toBe(false);
});

test.each([
  "mabel@example.com",
  "o'hen+eggs@example.co.uk",
  "info@müller.example",
  "mabel@例え.jp",
  "mabel@localhost",
  `mabel@${"a".repeat(63)}.${"b".repeat(63)}.example`,
])("canBeMailed accepts %j", (text) => {
  expect(canBeMailed(text)).toBe(true);
});

test.each([
  ["mabel@example.com", null],
  [" info@müller.example ", null],
  ["o'neil@example.com", null],
  ["a+b@example.co.uk", null],
  ["mabel@xn--mller-kva.example", null],
  ["jörg@example.com", "email-letters"],
  ["jörg@müller.example", "email-letters"],
  ["mabel@localhost", "email-domain"],
  ["jane@hilltop", "email-domain"],
  ["mabel@192.0.2.1", "email-domain"],
  ["mabel@example.com.", "no-email"],
  ["<mabel@example.com>", "no-email"],
  ["a,b@example.com", "no-email"],
  [`${"a".repeat(65)}@example.com`, "no-email"],
  [`mabel@${"a".repeat(64)}.example`, "no-email"],
  ["mabel@ｂ.example", "no-email"],
  ["mabel", "no-email"],
  ["jörg", "no-email"],
  ["", "no-email"],
])("the fault of %j as it is typed: %j", (text, fault) => {
  expect(emailFault(text)).toBe(fault);
});
