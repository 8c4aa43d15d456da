// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { PacksInALine } from "#ui/admin/packing/packs-in-a-line.tsx";

const LONG = "12 × Copper Marans of the upper field 30";

test("packs in a line are kept whole, unless one is longer than a line", () => {
  const { container } = render(<PacksInALine packs={["1 × Extra Large 6", LONG]} />);
  expect(container.textContent).toBe(`1 × Extra Large 6, ${LONG}`);
  const whole = [...container.querySelectorAll("span[class]")];
  expect(whole.map(({ textContent }) => textContent)).toEqual(["1 × Extra Large 6"]);
});

test("packs in a line say that they aren't known", () => {
  expect(render(<PacksInALine packs={[]} />).container.textContent).toBe(
    "Its items are not known.",
  );
});
