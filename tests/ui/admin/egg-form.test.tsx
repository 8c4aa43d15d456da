// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { plantFlock, storedFlock } from "#tests/support/plant.ts";
import { fillIn, renderAdmin } from "#tests/support/render-shop.tsx";

const openFlock = async (eggs: Record<string, number> = {}) => {
  const shop = aShop();
  await plantFlock(shop, "1", { eggs });
  const { user } = await renderAdmin("/admin/flocks/1", shop);
  const element = await screen.findByRole("form", { name: "Log Daily Egg Count" });
  return { shop, user, element, form: within(element) };
};

test("the day's count comes after the figures, and before the costs and the histories", async () => {
  const { element } = await openFlock();
  for (const earlier of [screen.getByLabelText("Period"), screen.getByText("Total Costs")])
    expect(element.compareDocumentPosition(earlier)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  const histories = ["Cost History", "Egg Production History"].map((name) =>
    screen.findByRole("heading", { name }),
  );
  for (const later of await Promise.all([screen.findByLabelText("Amount"), ...histories]))
    expect(element.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("counts start empty over a grey 0, and what stays empty counts as 0", async () => {
  const { user, form, shop } = await openFlock();
  expect(form.getByLabelText<HTMLInputElement>("Date").value).toBe("2026-06-20");
  for (const field of form.getAllByRole<HTMLInputElement>("spinbutton"))
    expect([field.value, field.placeholder]).toEqual(["", "0"]);
  await fillIn(user, form.getByLabelText("Large"), "24");
  await user.click(form.getByRole("button", { name: "Log Eggs" }));
  await waitFor(async () =>
    expect((await storedFlock(shop, "1")).eggs).toMatchObject([
      { counts: { small: 0, medium: 0, large: 24, extraLarge: 0, doubleYolkers: 0 } },
    ]),
  );
  await form.findByText("Already logged today: 24 eggs. Both will count.");
});

test("the form shows the count of the chosen day, else of the last day before it", async () => {
  const { form, element } = await openFlock({ "2026-06-03": 31, "2026-05-30": 1 });
  const choose = (value: string) =>
    fireEvent.change(form.getByLabelText("Date"), { target: { value } });
  form.getByText("Last logged: 31 eggs on 03/06/26.");
  choose("2026-06-03");
  form.getByText("Already logged on 03/06/26: 31 eggs. Both will count.");
  choose("2026-06-01");
  form.getByText("Last logged: 1 egg on 30/05/26.");
  choose("2026-05-01");
  expect(element.textContent).not.toContain("ogged:");
  choose("");
  form.getByText("Last logged: 31 eggs on 03/06/26.");
});

test("the form returns to today after a count of another day", async () => {
  const { user, form } = await openFlock();
  fireEvent.change(form.getByLabelText("Date"), { target: { value: "2026-06-03" } });
  await fillIn(user, form.getByLabelText("Small"), "7");
  await user.click(form.getByRole("button", { name: "Log Eggs" }));
  await form.findByText("Last logged: 7 eggs on 03/06/26.");
  expect(form.getByLabelText<HTMLInputElement>("Date").value).toBe("2026-06-20");
});

test("Log Eggs refuses too many eggs at the field, keeps them and logs nothing", async () => {
  const { user, form, shop } = await openFlock();
  await fillIn(user, form.getByLabelText("Large"), "24000000");
  await fillIn(user, form.getByLabelText("Small"), "3");
  await user.click(form.getByRole("button", { name: "Log Eggs" }));
  await form.findByText("At most 1,000,000.");
  const large = form.getByLabelText<HTMLInputElement>("Large");
  expect(large.getAttribute("aria-invalid")).toBe("true");
  expect(large.value).toBe("24000000");
  expect(form.getByLabelText("Small").getAttribute("aria-invalid")).toBeNull();
  expect((await screen.findByRole("alert")).textContent).toContain("more than 1,000,000 eggs");
  expect((await storedFlock(shop, "1")).eggs).toEqual([]);
});

test("Log Eggs refuses an unlikely day at the field and logs nothing", async () => {
  const { user, form, shop } = await openFlock();
  fireEvent.change(form.getByLabelText("Date"), { target: { value: "0206-06-03" } });
  await user.click(form.getByRole("button", { name: "Log Eggs" }));
  await form.findByText("Please check the date.");
  expect((await storedFlock(shop, "1")).eggs).toEqual([]);
});
