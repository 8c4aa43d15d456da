// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { PacksInALine } from "#ui/admin/packing/packs-in-a-line.tsx";

test("packs in a line keep the size of each with its name", () => {
  const { container } = render(<PacksInALine packs={["1 × Extra Large 6", "12 × Blue 30"]} />);
  expect(container.textContent).toBe("1 × Extra Large 6, 12 × Blue 30");
  const whole = [...container.querySelectorAll("span")].map(({ textContent }) => textContent);
  expect(whole).toEqual(["Large 6", "Blue 30"]);
});

test("packs in a line say that they aren't known", () => {
  expect(render(<PacksInALine packs={[]} />).container.textContent).toBe(
    "Its items are not known.",
  );
});
