// @vitest-environment jsdom
import { expect, test } from "vitest";
import { guardedLocation } from "#ui/shared/navigation/guarded-location.ts";

const locationAt = (path: string) => {
  window.history.replaceState(null, "", path);
  const loads: string[] = [];
  const location = guardedLocation(
    window,
    (to) => to === "/checkout",
    (to) => void loads.push(to),
  );
  return { location, loads };
};

test("a link to a page that is loaded anew is followed by the browser itself", () => {
  const { location, loads } = locationAt("/about");
  location.navigate("/checkout");
  expect(loads).toEqual(["/checkout"]);
  expect(location.path()).toBe("/about");
  location.navigate("/contact");
  expect(loads).toEqual(["/checkout"]);
  expect(location.path()).toBe("/contact");
});

test("a guard holds such a move back as it does any other", () => {
  const { location, loads } = locationAt("/about");
  location.guard();
  location.navigate("/checkout");
  expect([location.isHolding(), loads]).toEqual([true, []]);
  location.answer(false);
  expect(loads).toEqual([]);
  location.navigate("/checkout");
  location.answer(true);
  expect([location.isGuarded(), loads]).toEqual([false, ["/checkout"]]);
});

test("a link to the page that shows loads nothing", () => {
  const { location, loads } = locationAt("/checkout");
  location.navigate("/checkout");
  expect(loads).toEqual([]);
});
