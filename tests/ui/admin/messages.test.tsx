// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Message, OWNER } from "#core/messages/message.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { twoTabs } from "#tests/support/plant.ts";
import { aMessage } from "#tests/support/records.ts";
import { noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const openMessages = async (...messages: readonly Message[]) => {
  const shop = aShop();
  for (const message of messages) await shop.records.messages.add(message);
  const { user } = await renderAdmin("/admin/messages?box=outbox", shop, SHARED);
  await screen.findByRole("heading", { level: 1, name: "Messages" });
  const rows = () =>
    within(screen.getByRole("list", { name: "Outbox" }))
      .getAllByRole("button")
      .map((row) => row.textContent);
  return { user, shop, rows };
};

test("sent messages are listed newest first: to whom, what, when, how often tried, the outcome", async () => {
  const at = (minute: string) => ({ id: minute, writtenAt: `2026-11-21T14:${minute}:00.000Z` });
  const { rows } = await openMessages(
    aMessage({ ...at("05"), state: "sent", tries: 1 }),
    aMessage({ ...at("06"), to: OWNER, subject: "New order", state: "failed", tries: 7 }),
    aMessage({ ...at("07"), state: "unsent" }),
    aMessage({ ...at("08") }),
  );
  await screen.findByRole("list", { name: "Outbox" });
  expect(rows()).toEqual([
    "mabel@example.com Your eggs 21 Nov 2026, 2:08 PM 0 tries Waiting",
    "mabel@example.com Your eggs 21 Nov 2026, 2:07 PM 0 tries Not sent: no mail server",
    "You New order 21 Nov 2026, 2:06 PM 7 tries Failed",
    "mabel@example.com Your eggs 21 Nov 2026, 2:05 PM 1 try Sent",
  ]);
  expect(document.title).toMatch(/^Admin Messages/);
});

test("an address is one text: what takes its name from its content has no gap in it", async () => {
  await openMessages(aMessage());
  const row = await screen.findByRole("button", { name: /^mabel@example\.com Your eggs / });
  const [to] = row.querySelectorAll("span span");
  expect([...(to?.childNodes ?? [])].map((part) => part.nodeValue)).toEqual(["mabel@example.com"]);
  expect(document.querySelector("wbr")).toBeNull();
});

test("an empty outbox says so", async () => {
  await openMessages();
  await screen.findByText(/^No messages yet\./);
});

test("an opened message shows its text, and markup in it as text", async () => {
  const { user } = await openMessages(aMessage({ text: "Hello,\n\n<b>ring</b> twice\n" }));
  await user.click(await screen.findByRole("button", { name: /Your eggs/ }));
  const message = screen.getByRole("article", { name: "Your eggs" });
  expect([...message.children].map((part) => part.textContent)).toEqual([
    "Hello,\n\n<b>ring</b> twice",
  ]);
});

test.each(["sent", "failed", "unsent"] as const)(
  "a message that is %s is sent again by a press",
  async (state) => {
    const { user, shop } = await openMessages(aMessage({ state, tries: 3 }));
    await user.click(await screen.findByRole("button", { name: /Your eggs/ }));
    await user.click(screen.getByRole("button", { name: "Send again" }));
    await noticeSaying("Message Waiting");
    await noticeSaying("It is sent with the next round.");
    await screen.findByRole("button", { name: /0 tries Waiting$/ });
    expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("article", { name: "Your eggs" }));
    expect(await shop.records.messages.find("A")).toMatchObject({ state: "waiting", tries: 0 });
  },
);

test("Send again says that a message is gone", async () => {
  const { user, shop } = await openMessages(aMessage({ state: "failed" }));
  await user.click(await screen.findByRole("button", { name: /Your eggs/ }));
  await shop.records.messages.remove("A");
  await user.click(screen.getByRole("button", { name: "Send again" }));
  await noticeSaying("Message Not Found");
});

test("the list follows messages written and sent elsewhere", async () => {
  const { here, there } = twoTabs();
  await renderAdmin("/admin/messages?box=outbox", here, SHARED);
  await screen.findByText(/^No messages yet\./);
  await there.stores.shop.unitOfWork.run(({ messages }) => messages.add(aMessage()));
  await screen.findByRole("button", { name: /Waiting$/ });
  await there.stores.shop.unitOfWork.run(({ messages }) =>
    messages.replace(aMessage({ state: "sent", tries: 1 })),
  );
  await screen.findByRole("button", { name: /1 try Sent$/ });
});

test("the sidebar of the shared shop alone leads to the messages, after its customers", async () => {
  const { user } = await renderAdmin("/admin/customers", aShop(), SHARED);
  const links = within(await screen.findByRole("navigation", { name: "Admin" }));
  const names = links.getAllByRole("link").map((link) => link.textContent?.trim());
  expect(names.slice(8, 10)).toEqual(["Customers", "Messages"]);
  await user.click(links.getByRole("link", { name: "Messages" }));
  await screen.findByRole("heading", { level: 1, name: "Messages" });
  await waitFor(() => expect(window.location.pathname).toBe("/admin/messages"));
});

test("the shop in one browser has no messages", async () => {
  await renderAdmin("/admin/messages");
  await screen.findByRole("heading", { name: "Page Not Found" });
});
