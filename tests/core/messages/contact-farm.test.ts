import { expect, test } from "vitest";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { NOON } from "#tests/support/a-shop.ts";

const written = async (
  typed: Parameters<ReturnType<typeof aSharedShop>["counter"]["contactFarm"]>[0],
) => {
  const { counter, office } = aSharedShop();
  const answer = await counter.contactFarm(typed);
  return { answer, listed: (await office.listMessages(null)).items };
};

test("contactFarm writes to the owner, with the sender as reply address", async () => {
  const typed = { name: " Ada ", email: " ada@example.com ", message: "\nDo you sell hens? " };
  const { answer, listed } = await written(typed);
  expect(answer).toEqual({ ok: true, value: null });
  expect(listed).toEqual([
    {
      id: expect.stringMatching(/^.+-contact$/),
      kind: "contact",
      to: "owner",
      replyTo: { name: "Ada", email: "ada@example.com" },
      subject: "Message from Ada",
      text: expect.stringMatching(
        /^Do you sell hens\?\n\nSent with the contact form by\nAda\nada@/,
      ),
      writtenAt: NOON,
      state: "waiting",
      tries: 0,
      dueAt: NOON,
    },
  ]);
});

test.each([
  [
    { kind: "invalid-email", why: "no-email" },
    { email: "ada", message: "Hello" },
  ],
  [
    { kind: "invalid-email", why: "no-email" },
    { email: "", message: "" },
  ],
  [
    { kind: "invalid-email", why: "email-domain" },
    { email: "ada@localhost", message: "Hello" },
  ],
  [
    { kind: "invalid-email", why: "email-letters" },
    { email: "jörg@x.example", message: "Hello" },
  ],
  [{ kind: "empty-message" }, { email: "ada@example.com", message: " \n" }],
])("contactFarm refuses with %o and writes nothing", async (refusal, typed) => {
  const { answer, listed } = await written({ name: "Ada", ...typed });
  expect(answer).toEqual({ ok: false, refusal });
  expect(listed).toEqual([]);
});

test("contactFarm writes two messages of one sender as two", async () => {
  const { counter, office } = aSharedShop();
  for (const message of ["Hello", "Hello"])
    await counter.contactFarm({ name: "", email: "ada@example.com", message });
  expect((await office.listMessages(null)).items.map(({ subject }) => subject)).toEqual([
    "Message from ada@example.com",
    "Message from ada@example.com",
  ]);
});
