// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Message } from "#core/messages/message.ts";
import { messageOf } from "#core/messages/message.ts";
import { contactLetter } from "#core/messages/visitor-letters.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { twoTabs } from "#tests/support/plant.ts";
import { aMessage } from "#tests/support/records.ts";
import {
  descriptionOf,
  noticeSaying,
  renderAdmin,
  SHARED,
  WITHOUT_MAIL,
} from "#tests/support/render-shop.tsx";

const ADA = { name: "Ada Hill", email: "ada@example.com" };

const aLetter = (id: string, message: string, change: Partial<Message> = {}): Message => ({
  ...messageOf(
    {
      id,
      kind: "contact",
      to: "owner",
      letter: contactLetter({ ...ADA, message }),
      replyTo: ADA,
    },
    NOON,
  ),
  state: "sent",
  ...change,
});

const openInbox = async (...messages: readonly Message[]) => {
  const shop = aShop();
  for (const message of messages) await shop.records.messages.add(message);
  const { user } = await renderAdmin("/admin/messages", shop, SHARED);
  await screen.findByRole("heading", { level: 1, name: "Messages" });
  return { user, shop };
};

const rowsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole("button")
    .map((row) => row.textContent);

const place = () =>
  within(screen.getByRole("navigation", { name: "Admin" })).getByRole("link", { name: "Messages" });

test("the inbox has what customers wrote, apart from what the shop sends, and tells unread ones", async () => {
  const { user } = await openInbox(
    aMessage({ id: "sold" }),
    aLetter("old", "Do you sell hens?", { mark: "read", writtenAt: "2026-06-19T10:00:00Z" }),
    aLetter("new", "Can I visit?\n\nWe are two."),
  );
  const list = await screen.findByRole("list", { name: "Inbox" });
  expect(rowsOf(list)).toEqual([
    "Ada Hill Can I visit? We are two. 20 Jun 2026, 12:00 PM Unread",
    "Ada Hill Do you sell hens? 19 Jun 2026, 11:00 AM ",
  ]);
  const boxes = within(screen.getByRole("navigation", { name: "Messages" }));
  expect(boxes.getByRole("link", { current: "page" }).textContent).toBe("Inbox 1 unread");
  await user.click(boxes.getByRole("link", { name: "Outbox" }));
  expect(rowsOf(await screen.findByRole("list", { name: "Outbox" }))).toHaveLength(1);
  expect(window.location.search).toBe("?box=outbox");
});

test("a message is read once it has been opened, and the sidebar's count follows", async () => {
  const { user, shop } = await openInbox(aLetter("A", "Hens?"), aLetter("B", "Eggs?"));
  await waitFor(() => expect(descriptionOf(place())).toBe("2 unread"));
  await user.click(await screen.findByRole("button", { name: /Hens\?/ }));
  const message = screen.getByRole("article", { name: "Message from Ada Hill" });
  expect([...message.querySelectorAll("p")].map((part) => part.textContent)).toEqual([
    "From Ada Hill, ada@example.com",
    "Hens?",
    "Sent to your own mail too.",
  ]);
  await waitFor(() => expect(descriptionOf(place())).toBe("1 unread"));
  expect(await shop.records.messages.find("A")).toMatchObject({ mark: "read", state: "sent" });
  await user.click(screen.getByRole("button", { name: "Unread again" }));
  await waitFor(() => expect(descriptionOf(place())).toBe("2 unread"));
});

test("Reply opens the owner's mail with the sender, a subject and the words", async () => {
  const { user } = await openInbox(aLetter("A", "Hens?\nAnd eggs?"));
  await user.click(await screen.findByRole("button", { name: /Hens\?/ }));
  expect(screen.getByRole("link", { name: "Reply" }).getAttribute("href")).toBe(
    "mailto:ada@example.com?subject=Re%3A%20Your%20message%20to%20Farmgate&body=" +
      "%0D%0A%0D%0AOn%20Saturday%2020%20June%20Ada%20Hill%20wrote%3A%0D%0A%3E%20Hens%3F%0D%0A%3E%20And%20eggs%3F",
  );
});

test("Done puts a message away, Undo brings it back, and Done keeps what was put away", async () => {
  const { user } = await openInbox(aLetter("A", "Hens?"));
  const putAway = async () => {
    await user.click(await screen.findByRole("button", { name: /Hens\?/ }));
    await user.click(screen.getByRole("button", { name: "Done" }));
    await screen.findByText("Nobody is waiting for an answer.");
  };
  await putAway();
  await noticeSaying("Message Put Away");
  expect(document.activeElement?.contains(screen.getByText(/^Nobody is waiting/))).toBe(true);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await noticeSaying("Message Back");
  await putAway();
  await user.click(screen.getByRole("link", { name: "Done" }));
  await user.click(await screen.findByRole("button", { name: /Hens\?/ }));
  expect(screen.queryByRole("button", { name: "Unread again" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Back to the inbox" }));
  await screen.findByText(/^No messages put away\./);
  await user.click(screen.getByRole("link", { name: "Inbox" }));
  expect(rowsOf(await screen.findByRole("list", { name: "Inbox" }))).toHaveLength(1);
});

test("a message whose mail failed says so, and is sent to the owner again", async () => {
  const { user, shop } = await openInbox(aLetter("A", "Hens?", { state: "failed", tries: 29 }));
  await user.click(await screen.findByRole("button", { name: /Hens\?/ }));
  screen.getByText("It couldn't be sent to your own mail.");
  await user.click(screen.getByRole("button", { name: "Send again" }));
  await screen.findByText("On its way to your own mail too.");
  expect(await shop.records.messages.find("A")).toMatchObject({ state: "waiting", tries: 0 });
});

test("Done says that a message is gone", async () => {
  const { user, shop } = await openInbox(aLetter("A", "Hens?"));
  await user.click(await screen.findByRole("button", { name: /Hens\?/ }));
  await shop.records.messages.remove("A");
  await user.click(screen.getByRole("button", { name: "Done" }));
  await noticeSaying("Message Not Found");
});

test("the dashboard counts unread messages, follows, and leads to the inbox", async () => {
  const { here, there } = twoTabs();
  const { user } = await renderAdmin("/admin", here, SHARED);
  await screen.findByRole("heading", { level: 1, name: "Dashboard" });
  expect(screen.queryByRole("complementary", { name: "Unread messages" })).toBeNull();
  for (const id of ["A", "B"])
    await there.stores.shop.unitOfWork.run(({ messages }) => messages.add(aLetter(id, "Hens?")));
  await screen.findByText("2 messages from customers are unread.");
  await there.stores.shop.unitOfWork.run(({ messages }) =>
    messages.replace(aLetter("A", "Hens?", { mark: "read" })),
  );
  await screen.findByText("1 message from a customer is unread.");
  await user.click(screen.getByRole("link", { name: "Open the inbox" }));
  await screen.findByRole("list", { name: "Inbox" });
});

test("the inbox of a shop without a mail server has its messages, and speaks of no mail", async () => {
  const shop = aShop();
  await shop.records.messages.add(aLetter("A", "Hens?", { state: "unsent" }));
  const { user } = await renderAdmin("/admin/messages", shop, WITHOUT_MAIL);
  await user.click(await screen.findByRole("button", { name: /Hens\?/ }));
  expect(screen.queryByText(/your own mail/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
});
