import { expect, test } from "vitest";
import type { Message } from "#core/messages/message.ts";
import { DEFAULT_NOTICES } from "#core/profile/notices.ts";
import { Fault } from "#ports/fault.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { OWNERS_ADDRESS } from "#tests/support/a-shop.ts";

const TOM = "tom@hilltop.example";
const ANN = "ann@hilltop.example";

type Send = (message: Message) => Promise<void>;

const aShopThatSends = async (send: Send, addresses: readonly string[] = [TOM, ANN]) => {
  const shop = aSharedShop({ postman: { send } });
  await shop.records.profile.save({ notices: { ...DEFAULT_NOTICES, addresses } });
  const states = async () =>
    (await shop.records.messages.page(null)).items
      .map(({ to, state, tries }) => `${to} ${state} ${tries}`)
      .sort();
  return { ...shop, states };
};

test("sendTestMail sends to each address at once, and says to whom", async () => {
  const sent: string[] = [];
  const { office, states } = await aShopThatSends(
    async ({ to, subject }) => void sent.push(`${to}: ${subject}`),
  );
  expect(await office.sendTestMail()).toEqual({ ok: true, value: [TOM, ANN] });
  expect(sent).toEqual([`${TOM}: A test mail from Farmgate`, `${ANN}: A test mail from Farmgate`]);
  expect(await states()).toEqual([`${ANN} sent 1`, `${TOM} sent 1`]);
});

test("sendTestMail names the address of the settings where the owner has named none", async () => {
  const { office } = await aShopThatSends(async () => undefined, []);
  expect(await office.sendTestMail()).toEqual({ ok: true, value: [OWNERS_ADDRESS] });
  const refusing = await aShopThatSends(() => Promise.reject(new Fault("mail-refused", "No.")), []);
  expect(await refusing.office.sendTestMail()).toMatchObject({
    refusal: { failures: [{ to: OWNERS_ADDRESS }], sent: [] },
  });
});

test("sendTestMail says why the mail server refused it, and doesn't try again", async () => {
  const why = "The mail server answered 550 5.1.1 to RCPT TO.";
  const { office, states, ...shop } = await aShopThatSends(async ({ to }) => {
    if (to === ANN) throw new Fault("mail-unreachable", why);
  });
  expect(await office.sendTestMail()).toEqual({
    ok: false,
    refusal: { kind: "mail-failed", failures: [{ to: ANN, why }], sent: [TOM] },
  });
  expect(await states()).toEqual([`${ANN} failed 1`, `${TOM} sent 1`]);
  shop.wait(120);
  expect(await shop.backgroundJobs.deliverMessages(async () => true)).toBe(0);
});

test("sendTestMail tells nothing of an error that isn't the mail server's", async () => {
  const { office } = await aShopThatSends(async () => {
    throw new Error("password=hush");
  });
  const answer = await office.sendTestMail();
  expect(answer).toMatchObject({ ok: false, refusal: { kind: "mail-failed" } });
  expect(JSON.stringify(answer)).not.toContain("hush");
});

test("no other process sends the mail while it is tried", async () => {
  let sent = 0;
  const shop = await aShopThatSends(async () => {
    sent += 1;
    await shop.backgroundJobs.deliverMessages(async () => true);
  }, [TOM]);
  await shop.office.sendTestMail();
  expect(sent).toBe(1);
});

test("sendTestMail says that no mail server is set, and writes nothing", async () => {
  const shop = aSharedShop();
  expect(await shop.office.sendTestMail()).toEqual({
    ok: false,
    refusal: { kind: "no-mail-server" },
  });
  expect(await shop.messages()).toEqual([]);
});
