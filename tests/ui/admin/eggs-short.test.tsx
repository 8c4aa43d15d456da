// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders, storedOrders } from "#tests/support/plant.ts";
import { renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const SATURDAY = "2026-06-27";

const withTooFew = async () => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  const order = anOrder({ id: "ADAORDER", customerName: "Ada Hen", days: { delivery: SATURDAY } });
  await plantOrders(shop, order);
  await shop.app.shop.office.openBook({ shelf: {} });
  const { user } = await renderAdmin(`/admin/packing/${SATURDAY}`, shop, SHARED);
  await user.click(await screen.findByRole("checkbox", { name: "Packed" }));
  return { shop, user };
};

const asked = async () =>
  within(
    await screen.findByRole("dialog", { name: /^The book has \d+ .*Eggs too few for this order$/ }),
  );

const laidOn = (dialog: Awaited<ReturnType<typeof asked>>) =>
  dialog.getByLabelText<HTMLInputElement>("Laid on or after");

test("an order short of eggs in the book asks when eggs were laid, and is packed anyway", async () => {
  const { shop, user } = await withTooFew();
  const dialog = await asked();
  expect((await storedOrders(shop))[0]?.status).toBe("Pending");
  dialog.getByRole("link", { name: "Count the shelf" });
  fireEvent.change(laidOn(dialog), { target: { value: "2026-06-18" } });
  const flock = dialog.getByLabelText<HTMLSelectElement>("Flock");
  expect(flock.selectedOptions[0]?.textContent).toBe("Mixed or not known");
  await user.selectOptions(flock, "Flock 2");
  await user.click(dialog.getByRole("button", { name: "Pack anyway" }));
  await waitFor(async () => expect((await storedOrders(shop))[0]?.status).toBe("Ready"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await storedOrders(shop))[0]?.bestBefore).toBeDefined();
  const moves = await shop.records.moves.ofOrders(["ADAORDER"]);
  const lots = await shop.records.lots.withIds(moves.map(({ lot }) => lot));
  expect(lots).toMatchObject([{ from: "found", flock: "2" }]);
});

test("a missing day and one that is too long ago are said at their field, and nothing is packed", async () => {
  const { shop, user } = await withTooFew();
  const press = async (laid: string) => {
    const dialog = await asked();
    fireEvent.change(laidOn(dialog), { target: { value: laid } });
    await user.click(dialog.getByRole("button", { name: "Pack anyway" }));
  };
  for (const none of ["", "2026-06-21"]) {
    await press(none);
    const dialog = await asked();
    dialog.getByText("Please enter a day, today or before.");
    expect(document.activeElement).toBe(laidOn(dialog));
  }
  await press("2026-05-20");
  await screen.findByText(
    "Eggs laid on that day are too old for this order, or withheld. Please check the day and the flock.",
  );
  expect(laidOn(await asked()).value).toBe("2026-05-20");
  expect(document.activeElement).toBe(laidOn(await asked()));
  expect((await storedOrders(shop))[0]?.status).toBe("Pending");
  await press("2026-06-18");
  await waitFor(async () => expect((await storedOrders(shop))[0]?.status).toBe("Ready"));
});
