import { describe, expect, test } from "vitest";
import type { AskPhone } from "#core/farm.ts";
import type { TypedDetails } from "#core/payments/typed-details.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { aSharedShop, LARGE_DOZEN, SMALL_TO_COLLECT } from "#tests/support/a-shared-shop.ts";
import { aShop } from "#tests/support/a-shop.ts";

const HOMES = [
  ["a shop in one browser", aShop],
  ["a shared shop", aSharedShop],
] as const;

describe.each(HOMES)("openPayment in %s", (_home, makeShop) => {
  const opening = async (typed: TypedDetails, askPhone: AskPhone, pack = LARGE_DOZEN) => {
    const { app, records } = makeShop();
    const delivery = { ...DEFAULT_PROFILE.delivery, askPhone };
    await records.profile.save({ delivery });
    const total = pack === LARGE_DOZEN ? 340 : 250;
    const more = { typed };
    const { counter } = app.shop;
    const answer = await counter.openPayment([pack], "paypal", total, "", undefined, more);
    return { answer, kept: await records.agreements.find("PAY-1") };
  };

  test.each<[string, TypedDetails, AskPhone, typeof LARGE_DOZEN]>([
    ["nothing where the phone is optional", {}, "optional", LARGE_DOZEN],
    ["no phone for a collection, even where it is required", {}, "required", SMALL_TO_COLLECT],
    ["a phone for a delivery", { phone: "07700 900142" }, "required", LARGE_DOZEN],
  ])("takes %s", async (_what, typed, askPhone, pack) => {
    expect((await opening(typed, askPhone, pack)).answer).toMatchObject({ ok: true });
  });

  test.each([{}, { phone: " " }, { name: "Ann Example" }])(
    "refuses a delivery with %j where a phone is required",
    async (typed) => {
      const { answer, kept } = await opening(typed, "required");
      expect(answer).toEqual({ ok: false, refusal: { kind: "phone-needed" } });
      expect(kept).toBeNull();
    },
  );

  test.each<[TypedDetails, readonly string[]]>([
    [{ email: "ann@example" }, ["email"]],
    [{ phone: "ring me" }, ["phone"]],
    [{ name: "x".repeat(101), recipient: "y".repeat(101) }, ["name", "recipient"]],
  ])("refuses %j, and names the fields", async (typed, fields) => {
    const { answer, kept } = await opening(typed, "optional");
    expect(answer).toEqual({ ok: false, refusal: { kind: "bad-details", fields } });
    expect(kept).toBeNull();
  });

  test("keeps what was typed without spaces around it, and nothing that is empty", async () => {
    const typed = { name: " Ann Example ", email: "", phone: " ", recipient: "Nan " };
    const { kept } = await opening(typed, "optional");
    expect(kept?.typed).toEqual({ name: "Ann Example", recipient: "Nan" });
  });

  test("keeps no phone that isn't asked for, and no recipient of a collection", async () => {
    const typed = { name: "Ann Example", phone: "07700 900142", recipient: "Nan" };
    const { kept } = await opening(typed, "no", SMALL_TO_COLLECT);
    expect(kept?.typed).toEqual({ name: "Ann Example" });
  });
});
