import { expect, test } from "vitest";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import type { TypedTerms } from "#core/profile/typed-terms.ts";
import { aShop } from "#tests/support/a-shop.ts";

const PICTURE = "data:image/png;base64,iVBORw0KGgo=";

const saveAbout = async (content: string) => {
  const { shop } = aShop().app;
  const { version } = (await shop.office.getProfile()).sections.about;
  const answer = await shop.office.saveProfile({ section: "about", version, value: { content } });
  return { answer, shop };
};

const NO_TERMS: TypedTerms = { name: "", address: "", vat: "", terms: "", privacy: "" };

const saveTerms = async (typed: Partial<TypedTerms>) => {
  const { shop } = aShop().app;
  const { version } = (await shop.office.getProfile()).sections.terms;
  const value = { ...NO_TERMS, ...typed };
  const answer = await shop.office.saveProfile({ section: "terms", version, value });
  return { answer, shop, profile: await shop.counter.getProfile() };
};

test("getFarmText of a fresh shop is null", async () => {
  const { counter } = aShop().app.shop;
  for (const name of ["about", "terms", "privacy"] as const)
    expect(await counter.getFarmText(name)).toBeNull();
});

test("saveProfile keeps what the owner tells of the farm, cleaned", async () => {
  const { answer, shop } = await saveAbout(
    `<h2>Since 1987</h2><p onclick="x()">Hens.</p><script>alert(1)</script><img src="${PICTURE}" alt="The barn">`,
  );
  expect(answer.ok).toBe(true);
  const told = await shop.counter.getFarmText("about");
  expect(told).toContain("<h2>Since 1987</h2><p>Hens.</p>");
  expect(told).toContain(PICTURE);
  expect(told).not.toMatch(/script|onclick/);
});

test.each(["", "<p></p>", "<p> &nbsp;</p>", "<script>x</script>"])(
  "saveProfile stores nothing for the text '%s', which shows nothing",
  async (content) => {
    const { answer, shop } = await saveAbout(content);
    expect(answer.ok).toBe(true);
    expect(await shop.counter.getFarmText("about")).toBeNull();
  },
);

test("saveProfile keeps a picture that stands alone", async () => {
  const { shop } = await saveAbout(`<img src="${PICTURE}" alt="">`);
  expect(await shop.counter.getFarmText("about")).toContain(PICTURE);
});

test("getProfile tells everyone the business, and no text that one page alone shows", async () => {
  const { shop, profile } = await saveTerms({ name: " Hill & Son Ltd ", terms: "<p>Ask us.</p>" });
  expect(profile).toMatchObject({ business: { name: "Hill & Son Ltd", address: "", vat: "" } });
  expect(JSON.stringify(profile)).not.toContain("Ask us.");
  expect(await shop.counter.getFarmText("terms")).toBe("<p>Ask us.</p>");
  expect(await shop.counter.getFarmText("privacy")).toBeNull();
});

test.each([
  ["123456789", "GB 123 4567 89"],
  ["gb123 4567 89", "GB 123 4567 89"],
  ["GB123456789001", "GB 123 4567 89 001"],
  ["XI 123 4567 89", "XI 123 4567 89"],
  ["", ""],
])("saveProfile takes the VAT number '%s' and writes it as people do", async (vat, written) => {
  expect((await saveTerms({ vat })).profile.business.vat).toBe(written);
});

test.each([
  [{ vat: "12345678" }, "vat", "no-vat-number"],
  [{ vat: "DE123456789" }, "vat", "no-vat-number"],
  [{ name: "x".repeat(121) }, "name", "too-long"],
  [{ address: "x".repeat(201) }, "address", "too-long"],
] as const)("saveProfile refuses %j and stores nothing", async (typed, field, why) => {
  const { answer, profile } = await saveTerms(typed);
  expect(answer).toEqual({
    ok: false,
    refusal: { kind: "invalid-profile", faults: [{ field, why }] },
  });
  expect(profile.business).toEqual(DEFAULT_PROFILE.business);
});

test("saveProfile writes an address of several lines in one", async () => {
  const { profile } = await saveTerms({ address: "1 Hill Lane \n Hassocks,\nBN6 8AA" });
  expect(profile.business.address).toBe("1 Hill Lane, Hassocks, BN6 8AA");
});
