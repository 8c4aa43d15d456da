import { describe, expect, onTestFinished, test } from "vitest";
import { createRequest } from "#adapters/paypal/server/create-request.ts";
import { FARM } from "#core/farm.ts";
import { PURCHASE } from "#tests/adapters/paypal/server/at-stand-in.ts";
import { CREDENTIALS, startPayPal } from "#tests/support/paypal-rest-stand-in.ts";

const BODY = createRequest(PURCHASE, "agreement", {
  publicUrl: "https://eggs.example",
  farm: FARM,
});

interface Sent {
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

const BASIC = `Basic ${btoa(`${CREDENTIALS.clientId}:${CREDENTIALS.clientSecret}`)}`;
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

const sessionsOf = async (options: Parameters<typeof startPayPal>[0] = {}) => {
  const paypal = await startPayPal(options);
  onTestFinished(() => paypal.stop());
  const token = async (
    authorization = BASIC,
    body = "grant_type=client_credentials",
    headers = FORM,
  ) => {
    const init = { method: "POST", headers: { Authorization: authorization, ...headers }, body };
    const response = await fetch(`${paypal.origin}/v1/oauth2/token`, init);
    return { status: response.status, told: await response.json() };
  };
  const { told } = await token();
  const send = async ({ path, body, headers = {} }: Sent) => {
    const response = await fetch(`${paypal.origin}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        Authorization: `Bearer ${told.access_token}`,
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      told: await response.json(),
      document: response.headers.get("X-Document"),
    };
  };
  const create = (body: unknown = BODY, key = "agreement-create", headers = {}) =>
    send({ path: "/v2/checkout/orders", body, headers: { "PayPal-Request-Id": key, ...headers } });
  const capture = (id: string, key = "capture-1") =>
    send({
      path: `/v2/checkout/orders/${id}/capture`,
      body: {},
      headers: { "PayPal-Request-Id": key },
    });
  return { paypal, token, send, create, capture };
};

/** The body with another value at a path of dots. */
const withValue = (path: string, value: unknown): unknown => {
  const copy = structuredClone(BODY) as unknown as Record<string, unknown>;
  const names = path.split(".");
  const last = names.pop() ?? "";
  const place = names.reduce((at, name) => at[name] as Record<string, unknown>, copy);
  place[last] = value;
  return copy;
};

const UNIT = "purchase_units.0";
const ITEM = `${UNIT}.items.0`;
const CONTEXT = "payment_source.paypal.experience_context";
const long = "x".repeat(128);

describe("the stand-in refuses", () => {
  test.each([
    ["intent", "AUTHORIZE", "INVALID_PARAMETER_VALUE"],
    [`${UNIT}.custom_id`, long, "INVALID_STRING_LENGTH"],
    [`${UNIT}.invoice_id`, long, "INVALID_STRING_LENGTH"],
    [`${UNIT}.amount.value`, "9.5", "INVALID_PARAMETER_SYNTAX"],
    [`${UNIT}.amount.value`, 9.5, "INVALID_PARAMETER_SYNTAX"],
    [`${UNIT}.amount.value`, "-9.50", "INVALID_PARAMETER_SYNTAX"],
    [`${UNIT}.amount.currency_code`, "EUR", "INVALID_PARAMETER_VALUE"],
    [`${UNIT}.amount.breakdown`, undefined, "MISSING_REQUIRED_PARAMETER"],
    [`${ITEM}.name`, long, "INVALID_STRING_LENGTH"],
    [`${ITEM}.name`, "", "INVALID_STRING_LENGTH"],
    [`${ITEM}.description`, long, "INVALID_STRING_LENGTH"],
    [`${ITEM}.sku`, long, "INVALID_STRING_LENGTH"],
    [`${ITEM}.quantity`, 2, "INVALID_PARAMETER_SYNTAX"],
    [`${ITEM}.quantity`, "1.5", "INVALID_PARAMETER_SYNTAX"],
    [`${ITEM}.quantity`, "0", "INVALID_PARAMETER_SYNTAX"],
    [`${ITEM}.category`, "EGGS", "INVALID_PARAMETER_VALUE"],
    [`${CONTEXT}.shipping_preference`, "ANY", "INVALID_PARAMETER_VALUE"],
    [`${CONTEXT}.locale`, "english", "INVALID_PARAMETER_SYNTAX"],
    [`${CONTEXT}.return_url`, "checkout", "INVALID_PARAMETER_SYNTAX"],
    [`${CONTEXT}.brand_name`, long, "INVALID_STRING_LENGTH"],
    ["purchase_units", [], "INVALID_PARAMETER_SYNTAX"],
    ["payer", {}, "INVALID_PARAMETER_SYNTAX"],
  ])("%s as %j", async (path, value, issue) => {
    const { create } = await sessionsOf();
    const { status, told, document } = await create(withValue(path, value));
    expect([status, told.name]).toEqual([400, "INVALID_REQUEST"]);
    expect(told.details.map((detail: { issue: string }) => detail.issue)).toContain(issue);
    expect(told).toMatchObject({ debug_id: expect.any(String), links: expect.any(Array) });
    expect(document).toMatch(/^https:\/\/developer\.paypal\.com\//);
  });

  test.each([
    [`${UNIT}.amount.value`, "0.00", "CANNOT_BE_ZERO_OR_NEGATIVE"],
    [`${UNIT}.amount.value`, "1.00", "AMOUNT_MISMATCH"],
    [`${UNIT}.amount.breakdown.item_total.value`, "1.00", "ITEM_TOTAL_MISMATCH"],
    [`${ITEM}.quantity`, "3", "ITEM_TOTAL_MISMATCH"],
  ])("the sum of %s as %j", async (path, value, issue) => {
    const { create } = await sessionsOf();
    const { status, told } = await create(withValue(path, value));
    expect([status, told.details[0].issue]).toEqual([422, issue]);
  });

  test("a request without an id, with a long one, without a type or without JSON", async () => {
    const { create, send } = await sessionsOf();
    const { told } = await send({ path: "/v2/checkout/orders", body: BODY });
    expect(told.details[0].issue).toBe("PAYPAL_REQUEST_ID_REQUIRED");
    expect((await create(BODY, "k".repeat(109))).status).toBe(400);
    expect((await create(BODY, "k", { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await create("no object", "l")).status).toBe(400);
  });

  test("a request without a token, with a wrong one or with one that is over", async () => {
    const { create, token, paypal } = await sessionsOf();
    expect((await token("Basic d3Jvbmc6d3Jvbmc=")).status).toBe(401);
    expect((await token(BASIC, "grant_type=password")).status).toBe(400);
    expect((await token(BASIC, "{}", { "Content-Type": "application/json" })).status).toBe(415);
    expect((await create(BODY, "a", { Authorization: "Bearer wrong" })).status).toBe(401);
    paypal.endTokens();
    expect((await create(BODY, "b")).status).toBe(401);
    const late = await sessionsOf({ tokenSeconds: 0 });
    expect((await late.create(BODY, "c")).status).toBe(401);
  });
});

test("the stand-in's order is created, approved and completed; a repeat answers the latest", async () => {
  const { create, capture, send, paypal } = await sessionsOf();
  const { status, told } = await create();
  expect([status, Object.keys(told), told.status]).toEqual([
    201,
    ["id", "status", "links"],
    "PAYER_ACTION_REQUIRED",
  ]);
  const again = async () => {
    const repeated = await create();
    return [repeated.status, repeated.told.id === told.id, repeated.told.status];
  };
  expect(await again()).toEqual([200, true, "PAYER_ACTION_REQUIRED"]);
  expect((await capture(told.id)).told.details[0].issue).toBe("ORDER_NOT_APPROVED");
  paypal.approve(told.id);
  expect(await again()).toEqual([200, true, "APPROVED"]);
  expect((await capture(told.id)).told.details[0].issue).toBe("ORDER_NOT_APPROVED");
  expect((await capture(told.id, "capture-2")).status).toBe(201);
  expect((await capture(told.id, "capture-2")).status).toBe(200);
  expect((await capture(told.id, "capture-3")).told.details[0].issue).toBe(
    "ORDER_ALREADY_CAPTURED",
  );
  expect((await send({ path: `/v2/checkout/orders/${told.id}` })).told.status).toBe("COMPLETED");
  expect((await send({ path: "/v2/checkout/orders/UNKNOWN" })).told.details[0].issue).toBe(
    "INVALID_RESOURCE_ID",
  );
  expect(paypal.ledger()).toHaveLength(1);
});

test("the stand-in is controlled over HTTP as by a test", async () => {
  const { paypal, create } = await sessionsOf();
  const control = async (name: string, ...args: unknown[]) => {
    const body = JSON.stringify(args);
    const response = await fetch(`${paypal.origin}/stand-in/${name}`, { method: "POST", body });
    return { status: response.status, ...(await response.json()) };
  };
  const { told } = await create();
  expect(await control("isApproved", told.id)).toEqual({ status: 200, value: false });
  expect((await control("press", told.id)).value).toBe("approves");
  expect((await control("isApproved", told.id)).value).toBe(true);
  expect((await control("ledger")).value).toEqual([]);
  expect((await control("approve", "UNKNOWN")).status).toBe(400);
  expect((await control("constructor")).status).toBe(404);
  await control("down");
  await expect(create()).rejects.toThrow();
  await control("up");
  expect((await create()).status).toBe(200);
});

test("the stand-in serves its script to a shop it knows", async () => {
  const { paypal } = await sessionsOf();
  const script = await fetch(
    `${paypal.origin}/sdk/js?client-id=${CREDENTIALS.clientId}&currency=GBP`,
  );
  expect([script.status, await script.text()]).toEqual([200, expect.stringContaining("Buttons")]);
  expect((await fetch(`${paypal.origin}/sdk/js?client-id=other`)).status).toBe(400);
});
