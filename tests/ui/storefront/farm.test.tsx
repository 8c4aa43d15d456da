// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import { collectionTimes, deliveryDays, farmAddress } from "#core/farm-words.ts";
import { fillIn, noticeSaying, renderShop } from "#tests/support/render-shop.tsx";

const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("About is under construction", async () => {
  renderShop("/about");
  await screen.findByText("This page is under construction.");
  expect(document.title).toMatch(/^About/);
});

test("About tells of the farm what its file says: who, where, when and whereto", async () => {
  renderShop("/about");
  const page = within(await screen.findByRole("main"));
  await page.findByText("This page is under construction.");
  page.getByText(new RegExp(`^${FARM.owner} keeps the hens of ${FARM.name}`));
  for (const line of farmAddress(FARM)) page.getByText(line);
  page.getByText(`Collection: ${collectionTimes(FARM)}.`);
  page.getByText(
    `Delivery: free of charge to ${FARM.deliveryTown} (${FARM.deliveryPostcodes.join(", ")}) on ${deliveryDays(FARM)}.`,
  );
});

test("the followed link to the stories is current, else Our Chickens", async () => {
  const { user } = renderShop("/our-chickens");
  await screen.findByRole("heading", { level: 1, name: "Our Chickens" });
  const menu = within(screen.getByRole("navigation", { name: "Main", hidden: true }));
  const current = () =>
    menu.queryAllByRole("link", { current: "page", hidden: true }).map((link) => link.textContent);
  const follow = (name: string) => user.click(menu.getByRole("link", { name, hidden: true }));
  expect(current()).toEqual(["Our Chickens"]);
  await follow("Blog");
  expect(current()).toEqual(["Blog"]);
  await follow("About Us");
  expect(current()).toEqual(["About Us"]);
  window.history.back();
  await waitFor(() => expect(current()).toEqual(["Blog"]));
  await follow("Our Chickens");
  expect(current()).toEqual(["Our Chickens"]);
});

test("the contact form sends nothing, says so and keeps what was typed", async () => {
  const { user } = renderShop("/contact");
  await fillIn(user, await screen.findByLabelText("Name"), "Mabel");
  await fillIn(user, screen.getByLabelText("Email"), "mabel@example.com");
  await fillIn(user, screen.getByLabelText("Message"), "Are there eggs?");
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  await noticeSaying("Message Not Sent");
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Mabel");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("Are there eggs?");
});

test("the contact page has phone, email and the way", async () => {
  renderShop("/contact");
  await screen.findByRole("heading", { level: 1, name: "Contact Us" });
  expect(hrefOf(FARM.phone)).toBe("tel:07700900142");
  expect(hrefOf("send a text")).toBe("sms:07700900142");
  const mail = new URL(hrefOf(FARM.email) ?? "");
  expect(mail.protocol + mail.pathname).toBe(`mailto:${FARM.email}`);
  expect(mail.searchParams.get("subject")).toBe(`A question for ${FARM.name}`);
  screen.getByText(FARM.directions);
  expect(hrefOf("See the map")).toBe("/how-to-find-us");
});

test("How to Find Us has address, collection times, phone and a map of the farm", async () => {
  renderShop("/how-to-find-us");
  await screen.findByRole("heading", { level: 1, name: "How to Find Us" });
  for (const line of farmAddress(FARM)) expect(screen.getAllByText(line)).not.toEqual([]);
  screen.getByText(`${collectionTimes(FARM)}.`);
  expect(hrefOf(FARM.phone)).toBe("tel:07700900142");
  expect(hrefOf("send a text")).toBe("sms:07700900142");
  const { latitude, longitude } = FARM.coordinates;
  expect(hrefOf("Open the map on OpenStreetMap")).toBe(
    `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  );
  const map = screen.getByTitle<HTMLIFrameElement>(/^Map of/);
  expect(map.getAttribute("loading")).toBe("lazy");
  const asked = new URL(map.src);
  expect(asked.origin + asked.pathname).toBe("https://www.openstreetmap.org/export/embed.html");
  expect(asked.searchParams.get("marker")).toBe(`${latitude},${longitude}`);
  const [west = 0, south = 0, east = 0, north = 0] = (asked.searchParams.get("bbox") ?? "")
    .split(",")
    .map(Number);
  expect((west + east) / 2).toBeCloseTo(longitude, 4);
  expect((south + north) / 2).toBeCloseTo(latitude, 4);
});

test("every link of the header and footer leads to a page of its own", async () => {
  renderShop();
  const links = screen
    .getAllByRole("navigation")
    .flatMap((nav) => within(nav).getAllByRole("link"));
  const paths = new Set(links.map((link) => link.getAttribute("href") ?? ""));
  expect(paths).toEqual(
    new Set([
      "/my-orders",
      "/about",
      "/contact",
      "/our-chickens",
      "/how-to-find-us",
      "/terms",
      "/privacy",
    ]),
  );
  const titles = new Set<string | null>();
  for (const path of paths) {
    cleanup();
    renderShop(path);
    titles.add((await screen.findByRole("heading", { level: 1 })).textContent);
  }
  expect(titles.size).toBe(paths.size);
  expect(titles).not.toContain("Page Not Found");
});

test("an unknown path leads to a friendly page", async () => {
  const { user } = renderShop("/no/such/page");
  await screen.findByRole("heading", { level: 1, name: "Page Not Found" });
  await user.click(within(screen.getByRole("main")).getAllByRole("link")[0] as HTMLElement);
  await screen.findByRole("article", { name: "Large Eggs" });
  expect(window.location.pathname).toBe("/");
});
