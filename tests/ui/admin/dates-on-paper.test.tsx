// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Dated } from "#ui/admin/packing/paper-slips.tsx";

test("a date on paper is a day where one is known, else a line to be written on", () => {
  const { container, rerender } = render(<Dated day="2026-12-19" />);
  expect(container.textContent).toBe("19 December 2026");
  rerender(<Dated day={null} />);
  expect(container.textContent).toBe("");
  expect(container.querySelector("span")).not.toBeNull();
});
