import { expect, test } from "vitest";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { aMessage } from "#tests/support/records.ts";

const withALetter = async () => {
  const shop = aSharedShop();
  await shop.counter.contactFarm({ name: "Ada", email: "ada@example.com", message: "Hens?" });
  await shop.records.messages.add(aMessage({ id: "sold" }));
  const letter = (await shop.office.listMessages(null, "inbox")).items[0];
  const idsIn = async (box: "inbox" | "done" | "outbox") =>
    (await shop.office.listMessages(null, box)).items.map(({ id }) => id);
  return { ...shop, id: letter?.id ?? "", idsIn };
};

test("what a customer writes is unread in the inbox, and not in the outbox", async () => {
  const { office, id, idsIn } = await withALetter();
  expect(await office.getUnreadCount()).toBe(1);
  expect(await idsIn("inbox")).toEqual([id]);
  expect(await idsIn("outbox")).toEqual(["sold"]);
});

test("markMessage marks a letter as read, done, and unread again", async () => {
  const { office, id, idsIn } = await withALetter();
  const counts: number[] = [];
  for (const mark of ["read", "done", "unread"] as const) {
    expect(await office.markMessage({ id, mark })).toEqual({ ok: true, value: null });
    counts.push(await office.getUnreadCount(), (await idsIn("done")).length);
  }
  expect(counts).toEqual([0, 0, 0, 1, 1, 0]);
});

test("a mark leaves what becomes of the mail about the letter", async () => {
  const { office, records, id } = await withALetter();
  const before = await records.messages.find(id);
  await office.markMessage({ id, mark: "read" });
  expect(await records.messages.find(id)).toEqual({ ...before, mark: "read" });
});

test("a letter that is marked as it is changes nothing", async () => {
  const { office, records, id } = await withALetter();
  await office.markMessage({ id, mark: "unread" });
  expect(await records.messages.find(id)).not.toHaveProperty("mark");
});

test.each(["sold", "NOBODYS"])("markMessage refuses %s, which is no letter", async (id) => {
  const { office } = await withALetter();
  expect(await office.markMessage({ id, mark: "done" })).toEqual({
    ok: false,
    refusal: { kind: "message-gone" },
  });
});
