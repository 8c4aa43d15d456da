import { type Books, newId, type OrderRecord, penceOf } from "#tests/support/paypal-rest/books.ts";
import { checkCreate } from "#tests/support/paypal-rest/create-rules.ts";
import {
  DOCUMENTS,
  malformed,
  notFound,
  type Reply,
  type Request,
  unprocessable,
} from "#tests/support/paypal-rest/replies.ts";
import { orderResource } from "#tests/support/paypal-rest/resources.ts";

/** What the next capture becomes, where it isn't all that was asked for. */
export interface CapturePlan {
  readonly status?: "COMPLETED" | "PENDING" | "DECLINED" | "FAILED";
  /** In pence. */
  readonly pence?: number;
  readonly currency?: string;
  readonly customId?: string;
}

export interface Shop {
  readonly books: Books;
  origin(): string;
  /** What was planned for the next capture: once. */
  nextCapture(): CapturePlan;
}

export const isWholeWanted = ({ headers }: Request): boolean =>
  headers.prefer === "return=representation";

export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const create = ({ books, origin }: Shop, request: Request): Reply => {
  if (request.headers["paypal-request-id"] === undefined)
    return malformed([{ issue: "PAYPAL_REQUEST_ID_REQUIRED" }], DOCUMENTS.create);
  const json = parsed(request.text);
  if (json === undefined) return malformed([{ issue: "MALFORMED_REQUEST_JSON" }], DOCUMENTS.create);
  const checked = checkCreate(json);
  if (!checked.ok) return checked.reply;
  const { purchase_units, payment_source } = checked.value;
  const [unit] = purchase_units;
  if (!unit) return malformed([{ issue: "MISSING_REQUIRED_PARAMETER" }], DOCUMENTS.create);
  const { shipping_preference } = payment_source.paypal.experience_context;
  const order: OrderRecord = {
    id: newId(),
    status: "PAYER_ACTION_REQUIRED",
    unit: unit as OrderRecord["unit"],
    wantsAddress: shipping_preference === "GET_FROM_FILE",
    buyer: null,
    captures: [],
  };
  books.orders.set(order.id, order);
  return {
    status: 201,
    body: orderResource(order, origin(), isWholeWanted(request)),
    document: DOCUMENTS.create,
  };
};

export const look = ({ books, origin }: Shop, id: string): Reply => {
  const order = books.orders.get(id);
  if (!order) return notFound(DOCUMENTS.look);
  const made = books.refunds.filter(({ captureId }) =>
    order.captures.some(({ id }) => id === captureId),
  );
  const body = orderResource(order, origin(), true, made);
  return { status: 200, body, document: DOCUMENTS.look };
};

const takeMoney = ({ books, nextCapture }: Shop, order: OrderRecord): void => {
  const plan = nextCapture();
  const { amount, custom_id } = order.unit;
  const capture = {
    id: newId(),
    orderId: order.id,
    status: plan.status ?? "COMPLETED",
    pence: plan.pence ?? penceOf(amount.value),
    currency: plan.currency ?? amount.currency_code,
    customId: plan.customId ?? custom_id,
    at: books.now(),
    changedAt: books.now(),
    ...(plan.status === "PENDING" ? {} : { cameAt: books.now() }),
    refunded: 0,
  };
  order.captures.push(capture);
  order.status = "COMPLETED";
  books.captures.set(capture.id, capture);
  const { id: captureId, orderId, pence } = capture;
  books.moves.push({ kind: "capture", orderId, captureId, pence });
};

const ISSUES: Readonly<Record<string, string>> = {
  COMPLETED: "ORDER_ALREADY_CAPTURED",
  VOIDED: "ORDER_VOIDED",
};

export const capture = (shop: Shop, request: Request, id: string): Reply => {
  const order = shop.books.orders.get(id);
  if (!order) return notFound(DOCUMENTS.capture);
  if (JSON.stringify(parsed(request.text)) !== "{}")
    return malformed([{ issue: "MALFORMED_REQUEST_JSON" }], DOCUMENTS.capture);
  if (order.status !== "APPROVED")
    return unprocessable(ISSUES[order.status] ?? "ORDER_NOT_APPROVED");
  takeMoney(shop, order);
  return {
    status: 201,
    body: orderResource(order, shop.origin(), isWholeWanted(request)),
    document: DOCUMENTS.capture,
  };
};
