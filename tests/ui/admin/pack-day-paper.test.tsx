// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { AT_HOME } from "#tests/support/a-provider.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { typedCounts } from "#tests/support/an-egg-book.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { fillIn, renderAdmin } from "#tests/support/render-shop.tsx";

const SATURDAY = "2026-06-27";
const ADA = anOrder({
  id: "ADAORDER-PAYPAL",
  customerName: "Ada Hen",
  phone: "07700 900123",
  address: AT_HOME,
  note: "Ring twice",
  items: TWO_ITEMS,
  days: { delivery: SATURDAY, collection: SATURDAY },
});
const BEN = anOrder({ id: "BENORDER", customerName: "Ben", days: { delivery: SATURDAY } });

const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  window.print = () => {
    const paper = screen.getByRole("region", { name: "Pack day on paper" });
    printed.push(
      ...[...paper.querySelectorAll(":scope > div > div")].map((one) => one.textContent),
    );
  };
});

/** The dialog of the browser is closed. */
const closeDialog = (): void => {
  act(() => void window.dispatchEvent(new Event("afterprint")));
};

const openDay = async (...orders: readonly Order[]) => {
  const shop = aShop();
  await plantOrders(shop, ...orders);
  const { user } = await renderAdmin(`/admin/packing/${SATURDAY}`, shop);
  const print = async (part?: string) => {
    if (part === undefined)
      await user.click(await screen.findByRole("button", { name: "Print all" }));
    else {
      const region = within(await screen.findByRole("region", { name: part }));
      await user.click(region.getByRole("button", { name: "Print" }));
    }
    closeDialog();
  };
  return { shop, user, print };
};

const FOOT = "Saturday 27 June, printed Saturday 20 June, 12:00 PM, page";

test("slips have number, day, method, name, address, packs, note, dates, farm and no price", async () => {
  const { print } = await openDay(ADA);
  await print("Slips");
  expect(printed).toHaveLength(1);
  for (const words of [
    "ADAORDER Saturday 27 June, Free DeliveryAda Hen1 High Street, Crawley, RH10 1AA1 × Large 12",
    "ADAORDER Saturday 27 June, CollectionAda Hen2 × Large 6",
    "“Ring twice”",
    "Large Eggs: Best before ",
    "Keep refrigerated after purchase",
    "Farmgate, Rusper Road, Crawley, RH11 0XX, 07700 900142",
    `${FOOT} 1 of 1`,
  ])
    expect(printed[0]).toContain(words);
  expect(printed[0]).not.toContain("£");
  expect(screen.queryByRole("region", { name: "Pack day on paper" })).toBeNull();
});

test("slips, run sheet and labels name for whom it is, not who ordered it", async () => {
  const { print } = await openDay({ ...ADA, recipient: "Nan Fox" });
  await print();
  const paper = printed.join(" ");
  expect(paper).toContain("Nan Fox1 High Street, Crawley, RH10 1AA1 × Large 12");
  expect(paper).toContain("1Nan Fox ADAORDER1 High Street");
  expect(paper.match(/Nan Fox/g)).toHaveLength(7);
  expect(paper).not.toContain("Ada Hen");
});

test("a slip says what is due at hand-over, and what is paid otherwise isn't on it", async () => {
  const { print } = await openDay(
    { ...BEN, total: 750, paid: { how: "hand-over" }, money: [] },
    { ...BEN, id: "CYORDER", total: 640, paid: { how: "account" }, money: [] },
  );
  await print("Slips");
  expect(printed.join().match(/To pay: £[\d.]+/g)).toEqual(["To pay: £7.50"]);
  expect(printed.join().match(/£/g)).toHaveLength(1);
});

test("the run sheet has stops with their total, and collections in a list of their own", async () => {
  const cancelled = anOrder({
    id: "GONE",
    customerName: "Cy",
    days: { delivery: SATURDAY },
    log: [{ at: NOON, kind: "refund-asked" }],
  });
  const { print } = await openDay(ADA, BEN, cancelled);
  await print("Run sheet");
  for (const words of [
    "Run sheet2 stops, 2 packs, 24 eggs",
    "1Ada Hen ADAORDER1 High Street, Crawley, RH10 1AA07700 900123“Ring twice”1 × Large 12",
    "Collection1 collection, 2 packs, 12 eggs",
    "being cancelled: don't pack",
  ])
    expect(printed[0]).toContain(words);
});

test("labels are one for each pack, and begin where the sheet is still free", async () => {
  const { user, print } = await openDay(ADA);
  const labels = within(await screen.findByRole("region", { name: "Labels" }));
  labels.getByText("3 labels on 1 sheet of 14, 99.1 × 38.1 mm.");
  await fillIn(user, labels.getByLabelText("Start at label"), "13");
  labels.getByText("3 labels on 2 sheets of 14, 99.1 × 38.1 mm.");
  await print("Labels");
  expect(printed.map((page) => page.split("Best before").length - 1)).toEqual([2, 1]);
  expect(printed[0]).toContain("Large Eggs, 12Best before Laid from Keep refrigerated");
  expect(printed[1]).toContain("ADAORDER Ada Hen");
  expect(printed[1]).toContain(`${FOOT} 2 of 2`);
});

test("labels on a roll are one a page, say where each pack goes, and stay chosen", async () => {
  const { shop, user, print } = await openDay(ADA);
  const region = async () => within(await screen.findByRole("region", { name: "Labels" }));
  const labels = await region();
  const field = labels.getByRole("combobox", { name: "Labels" });
  expect([...field.children].map(({ textContent }) => textContent)).toEqual([
    "Sheet of 14 (L7163)",
    "Roll 89 × 36 mm",
    "Roll 89 × 28 mm",
    "Roll 62 × 29 mm",
  ]);
  await user.selectOptions(field, "Roll 62 × 29 mm");
  await labels.findByText(/^3 labels of 62 × 29 mm, one on a page\./);
  expect(labels.queryByLabelText("Start at label")).toBeNull();
  await print("Labels");
  expect(printed).toHaveLength(3);
  expect(printed[0]).toContain("Large Eggs, 12Best before Laid from Keep refrigerated");
  expect(printed[0]).toMatch(/Stop 1, 1 of 1, ADAORDER Ada Hen1 High Street, Crawley, RH10 1AA$/);
  expect(printed[1]).toMatch(/RH11 0XX1 of 2, ADAORDER Ada Hen$/);
  expect(printed[2]).toMatch(/RH11 0XX2 of 2, ADAORDER Ada Hen$/);
  cleanup();
  await renderAdmin(`/admin/packing/${SATURDAY}`, shop);
  await (await region()).findByDisplayValue("Roll 62 × 29 mm");
});

test("what prints all leaves labels on a roll out, and says so", async () => {
  const { user, print } = await openDay(ADA);
  const labels = within(await screen.findByRole("region", { name: "Labels" }));
  await user.selectOptions(labels.getByLabelText("Labels"), "Roll 89 × 36 mm");
  await labels.findByText(/'Print all' leaves a roll out\.$/);
  await print();
  window.dispatchEvent(new Event("beforeprint"));
  window.print();
  closeDialog();
  expect(printed).toHaveLength(6);
  expect(printed.join()).not.toContain("1 of 2, ADAORDER");
});

test("a test print is one page of frames, and counts as no print of the day", async () => {
  const { shop, user } = await openDay(ADA);
  const labels = within(await screen.findByRole("region", { name: "Labels" }));
  labels.getByText("In the print window choose no margins, no headers and footers, and 100 %.");
  await user.click(labels.getByRole("button", { name: "Print a test sheet" }));
  closeDialog();
  expect(printed).toHaveLength(1);
  expect(printed[0]?.split("Sheet of 14 (L7163)")).toHaveLength(15);
  await user.selectOptions(labels.getByLabelText("Labels"), "Roll 89 × 28 mm");
  await user.click(await labels.findByRole("button", { name: "Print a test label" }));
  closeDialog();
  expect(printed.slice(1)).toEqual(["Roll 89 × 28 mmThe frame is the edge of the label."]);
  expect(await shop.app.visitor.packer.getPrinted(SATURDAY)).toBeNull();
});

test("a part with nothing in it says so on paper", async () => {
  const { print } = await openDay({ ...BEN, log: [{ at: NOON, kind: "refund-asked" }] });
  await print("Slips");
  expect(printed).toEqual([`There is nothing to pack on this day.${FOOT} 1 of 1`]);
});

test("all parts are printed one behind the other, each on pages of its own", async () => {
  const { print } = await openDay(ADA);
  await print();
  expect(printed).toHaveLength(4);
  expect(printed[0]).toContain("To pack");
  expect(printed[3]).toContain(`${FOOT} 4 of 4`);
});

test("the browser's own printing prints all parts", async () => {
  await openDay(ADA);
  await screen.findByRole("region", { name: "Labels" });
  window.dispatchEvent(new Event("beforeprint"));
  window.print();
  closeDialog();
  expect(printed).toHaveLength(4);
});

test("printing again after a change says so, on the page and on paper", async () => {
  const first = await openDay(ADA, BEN);
  await first.print("Totals");
  expect(printed[0]).not.toContain("Changed");
  await waitFor(async () =>
    expect(await first.shop.app.visitor.packer.getPrinted(SATURDAY)).not.toBeNull(),
  );
  const { records } = first.shop;
  for (const id of ["C", "D"]) await records.orders.add({ ...BEN, id });
  await records.orders.replace({ ...BEN, status: "Refunded" });
  cleanup();
  const words = "Changed since 12:00 PM: 2 orders more, 1 cancelled.";
  await renderAdmin(`/admin/packing/${SATURDAY}`, first.shop);
  expect((await screen.findByText(words)).getAttribute("role")).toBe("status");
  printed.length = 0;
  await first.print();
  expect(printed[0]).toContain(words);
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

test("labels that say a later date than the eggs that go out are to be printed again", async () => {
  const shop = aShop();
  await plantOrders(shop, ADA);
  const { office } = shop.app.shop;
  await office.openBook({ shelf: {} });
  const log = (date: string) =>
    office.logEggs({ flock: "1", date, counts: typedCounts({ large: 60 }) });
  const open = async () => {
    cleanup();
    const { user } = await renderAdmin(`/admin/packing/${SATURDAY}`, shop);
    const print = async (part: string) => {
      const region = within(await screen.findByRole("region", { name: part }));
      await user.click(region.getByRole("button", { name: "Print" }));
      closeDialog();
    };
    return { print, labels: within(await screen.findByRole("region", { name: "Labels" })) };
  };
  await log("2026-06-19");
  const first = await open();
  await first.print("Labels");
  expect(printed[0]).toContain("Best before 17 July 2026");
  await waitFor(async () =>
    expect((await shop.app.visitor.packer.getPrinted(SATURDAY))?.bestBefore).toBeDefined(),
  );
  await log("2026-06-10");
  const { print, labels } = await open();
  const words = "Large: best before is now 8 July. Print the labels again.";
  expect((await labels.findByText(words)).getAttribute("role")).toBe("status");
  await print("Totals");
  labels.getByText(words);
  await print("Labels");
  expect(printed.at(-1)).toContain("Best before 8 July 2026");
  await waitFor(() => expect(labels.queryByText(words)).toBeNull());
});

test("totals say what is on the boxes that are packed, on the screen and on paper", async () => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  await plantOrders(shop, ADA);
  const { office } = shop.app.shop;
  await office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-19" } } });
  await office.setOrderStatus({ id: ADA.id, status: "Ready" });
  const { user } = await renderAdmin(`/admin/packing/${SATURDAY}`, shop);
  const totals = within(await screen.findByRole("region", { name: "Totals" }));
  totals.getByText("Packed already");
  totals.getByText("Best before 17 July 2026");
  await user.click(totals.getByRole("button", { name: "Print" }));
  closeDialog();
  expect(printed[0]).toContain("Best before 17 July 2026");
});
