import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { UNUSED_ATTRIBUTES, UNUSED_TAGS, unusedRules } from "../../tools/vite/unused-rules.js";

const UI = "src/ui";

const code = readdirSync(UI, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => readFileSync(join(UI, file), "utf8"))
  .join("\n");

const PICO = { name: "layer", params: "pico" };

const leftOf = (...selectors: string[]): readonly string[] => {
  let isRemoved = false;
  const rule = {
    selectors,
    parent: { name: "media", params: "print", parent: PICO },
    remove: () => {
      isRemoved = true;
    },
  };
  unusedRules().Rule(rule);
  return isRemoved ? [] : rule.selectors;
};

test("no page has what rules are left out for", () => {
  expect(code).toContain("<small");
  for (const tag of UNUSED_TAGS) expect(code).not.toMatch(new RegExp(`<${tag}\\b`));
  for (const attribute of UNUSED_ATTRIBUTES) expect(code).not.toContain(attribute);
});

test("what is valid says nothing of it", () => {
  const values = [...code.matchAll(/aria-invalid=\{(.*?)\}/g)].map(([, value]) => value);
  expect(values.length).toBeGreaterThan(5);
  for (const value of values) expect(value).toMatch(/undefined$/);
});

test("unused selectors leave a rule that others share", () => {
  expect(leftOf("button", '[type="reset"]:focus', "abbr[title]")).toEqual(["button"]);
  expect(leftOf("hgroup > p", "[dir='rtl'] select")).toEqual([]);
  expect(leftOf("select::-ms-expand", "select[multiple] option:checked")).toEqual([]);
  const kept = [":is(video, img)", 'input:not([type="range"], [type="file"])', ".mark", "markup"];
  expect(leftOf(...kept)).toEqual(kept);
  expect(leftOf("textarea[aria-invalid]", ":where(input)[aria-invalid='true'] + small")).toEqual(
    [],
  );
  expect(leftOf("article > footer", "blockquote", "article footer")).toEqual(["article footer"]);
});

test("the shop's own rules stay, whatever they are for", () => {
  const rule = { selectors: [".words blockquote"], parent: { name: "layer", params: "parts" } };
  unusedRules().Rule({ ...rule, remove: () => expect.unreachable() });
});
