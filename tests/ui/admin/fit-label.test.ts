// @vitest-environment jsdom
import { expect, test } from "vitest";
import { fitLabel } from "#ui/admin/packing/fit-label.ts";

/** As high as its lines in letters of its size, in a box of 100. */
const aLabel = (lineHeight: number): HTMLElement => {
  const label = document.createElement("div");
  label.innerHTML = "<p></p><p data-spare></p><p></p><p data-spare></p>";
  const height = () => {
    const lines = [...label.querySelectorAll("p")].filter(({ hidden }) => !hidden);
    return lines.length * lineHeight * (Number.parseFloat(label.style.fontSize) || 1);
  };
  Object.defineProperties(label, {
    clientHeight: { value: 100 },
    scrollHeight: { get: height },
  });
  return label;
};

test.each([
  ["leaves what fits", 25, "", 0],
  ["makes letters smaller", 30, "0.8em", 0],
  ["leaves out the first spare line once letters are small", 60, "0.55em", 1],
  ["then every spare line", 90, "0.55em", 2],
  ["then takes letters that few can read", 150, "0.3em", 2],
])("fitLabel %s", (_what, lineHeight, size, hidden) => {
  const label = aLabel(lineHeight);
  fitLabel(label);
  expect(label.style.fontSize).toBe(size);
  const spare = [...label.querySelectorAll<HTMLElement>("[data-spare]")];
  expect(spare.map((line) => line.hidden)).toEqual([hidden > 0, hidden > 1]);
});
