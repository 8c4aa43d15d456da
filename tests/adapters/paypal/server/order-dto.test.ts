import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCreated, readOrder } from "#adapters/paypal/server/order-dto.ts";

const aCapture = (status: string, id = status, value = "9.50") => ({
  id,
  status,
  amount: { value, currency_code: "GBP" },
});

const anOrder = (status: string, ...captures: unknown[]) => ({
  id: "ORDER",
  status,
  purchase_units: [{ custom_id: "agreement", payments: { captures } }],
});

const captureIn = (order: unknown) => {
  const read = readOrder(order);
  return read?.kind === "captured" ? read.capture : null;
};

const payerIn = (order: object) => {
  const read = readOrder({ status: "APPROVED", ...order });
  return read?.kind === "approved" ? read.payer : null;
};

describe("readOrder", () => {
  test.each([
    ["CREATED", "unapproved"],
    ["SAVED", "unapproved"],
    ["PAYER_ACTION_REQUIRED", "unapproved"],
    ["APPROVED", "approved"],
    ["VOIDED", "gone"],
    ["COMPLETED", undefined],
    ["SOMETHING_NEW", undefined],
  ])("reads an order that is %s", (status, kind) => {
    expect(readOrder(anOrder(status))?.kind).toBe(kind);
  });

  test.each([
    [["DECLINED", "PENDING", "COMPLETED"], "COMPLETED"],
    [["PENDING", "REFUNDED"], "REFUNDED"],
    [["PENDING", "PARTIALLY_REFUNDED"], "PARTIALLY_REFUNDED"],
    [["FAILED", "PENDING"], "PENDING"],
    [["SOMETHING_NEW", "DECLINED"], "DECLINED"],
  ])("reads of the captures %j the one that is %s", (statuses, counted) => {
    const captures = statuses.map((status) => aCapture(status));
    expect(captureIn(anOrder("COMPLETED", ...captures))?.captureId).toBe(counted);
  });

  test("accepts another card where one was declined", () => {
    expect(readOrder(anOrder("APPROVED", aCapture("DECLINED")))?.kind).toBe("approved");
    expect(captureIn(anOrder("COMPLETED", aCapture("DECLINED")))?.state).toBe("denied");
    expect(captureIn(anOrder("APPROVED", aCapture("COMPLETED")))?.state).toBe("completed");
  });

  test.each([undefined, null, 7, "text", [], {}, { status: 7 }, { purchase_units: "none" }])(
    "is null for %j",
    (body) => {
      expect(readOrder(body)).toBeNull();
      expect(readCreated(body)).toBeNull();
    },
  );
});

describe("readOrder of what was paid", () => {
  test.each([
    ["9.50", 950],
    ["0.01", 1],
    ["1.15", 115],
    ["4503599627.37", 450359962737],
    ["9.5", null],
    ["9", null],
    ["9.500", null],
    ["-9.50", null],
    ["1e3.00", null],
    ["", null],
    [9.5, null],
  ])("reads the value %j as %j pence", (value, pence) => {
    const capture = aCapture("COMPLETED", "CAP", value as string);
    expect(captureIn(anOrder("COMPLETED", capture))?.paid?.amount).toBe(pence);
  });

  test.each([
    ["GBP", "GBP"],
    ["USD", "USD"],
    ["GBPX", ""],
    ["gbp", ""],
    [null, ""],
  ])("reads the currency %j as %j", (currency_code, currency) => {
    const capture = { ...aCapture("COMPLETED"), amount: { value: "9.50", currency_code } };
    expect(captureIn(anOrder("COMPLETED", capture))?.paid?.currency).toBe(currency);
  });

  test("takes reference and payee of the capture or else the unit, and an account before e-mail", () => {
    const unit = { custom_id: "of the unit", payee: { email_address: "farm@example.com" } };
    const of = (capture: object, payee: object) =>
      captureIn({
        status: "COMPLETED",
        purchase_units: [
          { ...unit, ...payee, payments: { captures: [{ ...aCapture("COMPLETED"), ...capture }] } },
        ],
      })?.paid;
    expect(of({}, {})).toMatchObject({ reference: "of the unit", payee: "farm@example.com" });
    const account = { payee: { ...unit.payee, merchant_id: "FARM" } };
    expect(of({ custom_id: "its own" }, account)).toMatchObject({
      reference: "its own",
      payee: "FARM",
    });
  });

  test("reads PayPal's fee in pounds alone", () => {
    const feeOf = (currency_code: string, value: unknown) =>
      captureIn(
        anOrder("COMPLETED", {
          ...aCapture("COMPLETED"),
          seller_receivable_breakdown: { paypal_fee: { currency_code, value } },
        }),
      )?.fee;
    expect([feeOf("GBP", "0.58"), feeOf("USD", "0.58"), feeOf("GBP", 1)]).toEqual([
      58,
      undefined,
      undefined,
    ]);
  });
});

describe("readOrder of the payer", () => {
  const NOBODY = { givenName: "", email: "", address: null };

  test.each([{}, { payer: null }, { payer: { name: 7, phone: [], email_address: {} } }])(
    "accepts missing fields: %j",
    (order) => expect(payerIn(order)).toEqual(NOBODY),
  );

  test("reads payment_source too", () => {
    const paypal = {
      name: { given_name: "Mabel", surname: "Hen" },
      email_address: "mabel@example.com",
      phone_number: { national_number: "07700900321" },
    };
    expect(payerIn({ payment_source: { paypal } })).toEqual({
      givenName: "Mabel",
      name: "Mabel Hen",
      email: "mabel@example.com",
      phone: "07700900321",
      address: null,
    });
  });

  test("takes the address with its name and all its lines", () => {
    const shipping = {
      name: { full_name: "Barn Hen" },
      address: {
        address_line_1: "1 High Street",
        address_line_2: "",
        admin_area_2: "Crawley",
        admin_area_1: "West Sussex",
        postal_code: "RH10 1AA",
        country_code: "GB",
      },
    };
    expect(payerIn({ purchase_units: [{ shipping }] })).toEqual({
      ...NOBODY,
      name: "Barn Hen",
      address: {
        lines: ["1 High Street", "Crawley", "West Sussex"],
        postcode: "RH10 1AA",
        country: "GB",
      },
    });
  });

  test("takes the phone of the payer before that of the account", () => {
    const phone = { phone_number: { national_number: "07700900111" } };
    const paypal = { phone_number: { national_number: "07700900321" } };
    expect(payerIn({ payer: { phone }, payment_source: { paypal } })).toMatchObject({
      phone: "07700900111",
    });
  });

  test("tells to whom it is sent, where that is another than who pays", () => {
    const paid = (full_name: string) =>
      payerIn({
        payer: { name: { given_name: "Mabel", surname: "Hen" } },
        purchase_units: [{ shipping: { name: { full_name } } }],
      });
    expect(paid("Nan Hen")).toMatchObject({ name: "Mabel Hen", shippingName: "Nan Hen" });
    expect(paid("Mabel Hen")).not.toHaveProperty("shippingName");
  });

  test("removes control characters, and cuts long texts", () => {
    const given_name = `\u001b[31mMa\u202ebel\r\nBcc: ${"x".repeat(500)}`;
    const givenName = payerIn({ payer: { name: { given_name } } })?.givenName ?? "";
    expect(givenName).toMatch(/^\[31mMa bel Bcc: x+$/);
    expect(givenName).toHaveLength(140);
    const eggs =
      payerIn({ payer: { name: { given_name: `x${"🥚".repeat(200)}` } } })?.givenName ?? "";
    expect(() => encodeURIComponent(eggs)).not.toThrow();
  });

  test("accepts whatever is sent", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (payer, shipping) => {
        expect(payerIn({ payer, purchase_units: [{ shipping }] })).toMatchObject({
          givenName: expect.any(String),
          email: expect.any(String),
        });
      }),
    );
  });
});
