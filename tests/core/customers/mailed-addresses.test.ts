import { describe, expect, test } from "vitest";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import { aCustomer } from "#tests/support/records.ts";

const UNMAILED = ['"x"<a@b.co>', "Ada <a@b.co>", "a,b@example.com", "ada@example.com."];

const aForm = async (email: string) => {
  const { counter, office } = aShop().app.shop;
  const { sections } = await office.getProfile();
  const [farm, notices] = [DEFAULT_PROFILE.farm, DEFAULT_PROFILE.notices];
  const typedFarm = { ...farm, email, place: "51.1215, -0.2318" };
  const typedNotices = { ...notices, addresses: [email], line: "36" };
  const mabel = await office.addCustomer(aCustomer());
  const before = mabel.ok ? mabel.value : aCustomer();
  return {
    "the farm's own": () =>
      office.saveProfile({ section: "farm", version: sections.farm.version, value: typedFarm }),
    "a notice to the owner": () =>
      office.saveProfile({
        section: "notices",
        version: sections.notices.version,
        value: typedNotices,
      }),
    "the contact form": () => counter.contactFarm({ name: "Ada", email, message: "Eggs?" }),
    "a waitlist": () => counter.joinWaitlist("large", email),
    "a new customer": () => office.addCustomer({ name: "Ada", email, phone: "" }),
    "a customer who is changed": () => office.updateCustomer({ ...before, email, before }),
    "an order by hand": () => office.addOrder(aNewOrder({ email, sendsMail: true })),
    "an order by hand without a mail": () =>
      office.addOrder(aNewOrder({ email, sendsMail: false })),
  };
};

type Form = keyof Awaited<ReturnType<typeof aForm>>;

const FORMS: readonly Form[] = [
  "the farm's own",
  "a notice to the owner",
  "the contact form",
  "a waitlist",
  "a new customer",
  "a customer who is changed",
  "an order by hand",
  "an order by hand without a mail",
];

describe.each(FORMS)("the e-mail of %s", (form) => {
  test.each(UNMAILED)("is refused where no mail can reach it: %s", async (email) => {
    expect(await (await aForm(email))[form]()).toMatchObject({ ok: false });
  });

  test("may be any that a mail can reach, with spaces around it", async () => {
    expect(await (await aForm(" o'hen+eggs@farm.co.uk "))[form]()).toMatchObject({ ok: true });
  });
});

test("a customer keeps the address that PayPal told, when another field is changed", async () => {
  const shop = aShop();
  const before = aCustomer({ id: "Jo", email: "jo@例え.jp" });
  await shop.stores.shop.unitOfWork.run(({ customers }) => customers.add(before));
  const changed = await shop.app.shop.office.updateCustomer({
    ...before,
    name: "Josephine",
    before,
  });
  expect(changed).toMatchObject({ ok: true });
});
