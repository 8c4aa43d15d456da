import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { type Books, newId } from "#tests/support/paypal-rest/books.ts";
import { parsed } from "#tests/support/paypal-rest/order-routes.ts";
import {
  DOCUMENTS,
  type Reply,
  type Request,
  refusal,
} from "#tests/support/paypal-rest/replies.ts";
import {
  captureRecordOf,
  captureResource,
  disputeResource,
  orderOf,
  orderResource,
  refundResource,
} from "#tests/support/paypal-rest/resources.ts";

export interface EventWish {
  /** Such as "PAYMENT.CAPTURE.COMPLETED". */
  readonly type: string;
  /** Of an order or of a capture, as the type tells of the one or the other. */
  readonly id: string;
}

export interface Transmission {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const TELL_OF_REFUNDS = ["PAYMENT.CAPTURE.REFUNDED", "PAYMENT.CAPTURE.REVERSED"];

const ofCapture = (books: Books, { type, id }: EventWish, origin: string) => {
  const capture = captureRecordOf(books, id);
  if (!TELL_OF_REFUNDS.includes(type))
    return { type: "capture", resource: captureResource(capture, origin) };
  const made = books.refunds.findLast(({ captureId }) => captureId === id);
  const { pence, currency } = capture;
  const refund = made ?? {
    id: newId(),
    captureId: id,
    pence,
    currency,
    status: "COMPLETED",
    total: pence,
    note: undefined,
    at: books.now(),
    changedAt: books.now(),
  };
  return { type: "refund", resource: refundResource(refund, origin) };
};

const ofDispute = (books: Books, id: string) => {
  const dispute = books.disputes.get(id);
  if (!dispute) throw new Error(`The stand-in knows no dispute ${id}.`);
  const capture = captureRecordOf(books, dispute.captureId);
  return { type: "dispute", resource: disputeResource(dispute, capture) };
};

const ofRefund = (books: Books, id: string, origin: string) => {
  const refund = books.refunds.find((one) => one.id === id);
  if (!refund) throw new Error(`The stand-in knows no refund ${id}.`);
  return { type: "refund", resource: refundResource(refund, origin) };
};

const resourceOf = (books: Books, wish: EventWish, origin: string) => {
  if (wish.type.startsWith("CUSTOMER.DISPUTE.")) return ofDispute(books, wish.id);
  if (wish.type.startsWith("PAYMENT.REFUND.")) return ofRefund(books, wish.id, origin);
  if (wish.type.startsWith("PAYMENT.CAPTURE.")) return ofCapture(books, wish, origin);
  const { purchase_units, ...order } = orderResource(orderOf(books, wish.id), origin, true) as {
    purchase_units?: unknown;
  };
  return wish.type === "CHECKOUT.PAYMENT-APPROVAL.REVERSED"
    ? { type: "checkout-order", resource: { order_id: wish.id, purchase_units } }
    : { type: "checkout-order", resource: { ...order, purchase_units } };
};

/** Written as no JSON library writes it: with `1.0`, escapes and spaces, so that it can't be written anew unseen. */
const textOf = (wish: EventWish, told: ReturnType<typeof resourceOf>): string =>
  `{"id":"WH-${newId()}", "event_version":"1.0", "create_time":"2026-02-01T12:00:00.000Z",` +
  `"resource_type":"${told.type}", "event_type":"${wish.type}", "summary":"Paid \\u00a3 now\\/then",` +
  `"rate":1.0, "resource":${JSON.stringify(told.resource)}, "links":[]}\n`;

const FIELDS: Readonly<Record<string, string>> = {
  auth_algo: "paypal-auth-algo",
  cert_url: "paypal-cert-url",
  transmission_id: "paypal-transmission-id",
  transmission_sig: "paypal-transmission-sig",
  transmission_time: "paypal-transmission-time",
};

/** Whether the request holds the body byte for byte, as the value of `webhook_event`. */
const holds = (text: string, body: string): boolean =>
  text
    .split(/"webhook_event"\s*:\s*/)
    .slice(1)
    .some((rest) => rest.startsWith(body) && /^\s*[,}]/.test(rest.slice(body.length)));

export const newWebhooks = (books: Books, webhookId: string, origin: () => string) => {
  const secret = randomBytes(32);
  const sent = new Map<string, Transmission>();

  const isOurs = (told: Record<string, unknown>, text: string): boolean => {
    const transmission = sent.get(String(told.transmission_id));
    return (
      transmission !== undefined &&
      told.webhook_id === webhookId &&
      Object.entries(FIELDS).every(
        ([field, header]) => told[field] === transmission.headers[header],
      ) &&
      JSON.stringify(told.webhook_event) === JSON.stringify(JSON.parse(transmission.body)) &&
      holds(text, transmission.body)
    );
  };

  return {
    /** Signs an event, without sending it. */
    make: (wish: EventWish): Transmission => {
      const body = textOf(wish, resourceOf(books, wish, origin()));
      const id = randomUUID();
      const time = new Date().toISOString().replace(/\.\d+Z$/, "Z");
      const signed = createHmac("sha256", secret).update(`${id}|${time}|${webhookId}|${body}`);
      const headers = {
        "content-type": "application/json",
        "paypal-auth-algo": "SHA256withRSA",
        "paypal-auth-version": "v2",
        "paypal-cert-url": "https://api.paypal.com/v1/notifications/certs/CERT-360caa42",
        "paypal-transmission-id": id,
        "paypal-transmission-sig": signed.digest("base64"),
        "paypal-transmission-time": time,
      };
      sent.set(id, { body, headers });
      return { body, headers };
    },
    verify: ({ text }: Request): Reply => {
      const told = parsed(text) as Record<string, unknown> | undefined;
      const names = [...Object.keys(FIELDS), "webhook_id", "webhook_event"];
      if (typeof told !== "object" || told === null || names.some((name) => !(name in told)))
        return refusal(
          400,
          "VALIDATION_ERROR",
          [{ issue: "MISSING_REQUIRED_PARAMETER" }],
          DOCUMENTS.verify,
        );
      const verification_status = isOurs(told, text) ? "SUCCESS" : "FAILURE";
      return { status: 200, body: { verification_status }, document: DOCUMENTS.verify };
    },
  };
};

/** Sends a webhook, and tells what status it was answered with. */
export const sendTo = async (url: string, { body, headers }: Transmission): Promise<number> => {
  const signal = AbortSignal.timeout(15_000);
  const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal });
  await response.arrayBuffer();
  return response.status;
};
