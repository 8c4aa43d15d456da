import { newId } from "#tests/support/paypal-rest/books.ts";

const SITE = "https://developer.paypal.com";

/** Where PayPal documents what is played. */
export const DOCUMENTS = {
  token: `${SITE}/api/rest/authentication/`,
  create: `${SITE}/docs/api/orders/v2/#orders_create`,
  look: `${SITE}/docs/api/orders/v2/#orders_get`,
  capture: `${SITE}/docs/api/orders/v2/#orders_capture`,
  refund: `${SITE}/docs/api/payments/v2/#captures_refund`,
  verify: `${SITE}/docs/api/webhooks/v1/#verify-webhook-signature_post`,
  errors: `${SITE}/api/rest/responses/`,
  orderErrors: `${SITE}/api/rest/reference/orders/v2/errors/`,
  idempotency: `${SITE}/api/rest/reference/idempotency/`,
  failures: `${SITE}/api/handle-payment-failures/`,
  limits: `${SITE}/api/rest/rate-limiting/`,
} as const;

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** The page of PayPal's documents that it follows. */
  readonly document: string;
}

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

export interface Detail {
  readonly issue: string;
  readonly field?: string;
}

const MESSAGES: Readonly<Record<string, string>> = {
  INVALID_REQUEST: "Request is not well-formed, syntactically incorrect, or violates schema.",
  UNPROCESSABLE_ENTITY:
    "The requested action could not be performed, semantically incorrect, or failed business validation.",
  RESOURCE_NOT_FOUND: "The specified resource does not exist.",
  RESOURCE_CONFLICT: "The server has detected a conflict while processing this request.",
  INTERNAL_SERVER_ERROR: "An internal server error occurred.",
  SERVICE_UNAVAILABLE: "Service Unavailable.",
  RATE_LIMIT_REACHED: "Too many requests. Blocked due to rate limiting.",
  NOT_AUTHORIZED: "Authorization failed due to insufficient permissions.",
  UNSUPPORTED_MEDIA_TYPE: "The server does not support the request payload's media type.",
};

export const refusal = (
  status: number,
  name: string,
  details: readonly Detail[] = [],
  document: string = DOCUMENTS.errors,
): Reply => ({
  status,
  document,
  body: {
    name,
    message: MESSAGES[name] ?? name,
    debug_id: newId().slice(0, 13).toLowerCase(),
    ...(details.length > 0 && {
      details: details.map((detail) => ({ ...detail, description: detail.issue })),
    }),
    links: details.map(({ issue }) => ({
      href: `${document}#error-${issue}`,
      rel: "information_link",
      method: "GET",
    })),
  },
});

export const unprocessable = (issue: string, document: string = DOCUMENTS.orderErrors): Reply =>
  refusal(422, "UNPROCESSABLE_ENTITY", [{ issue }], document);

export const notFound = (document: string): Reply =>
  refusal(404, "RESOURCE_NOT_FOUND", [{ issue: "INVALID_RESOURCE_ID" }], document);

export const malformed = (details: readonly Detail[], document: string): Reply =>
  refusal(400, "INVALID_REQUEST", details, document);

const NAMES: Readonly<Record<number, string>> = {
  400: "INVALID_REQUEST",
  403: "NOT_AUTHORIZED",
  404: "RESOURCE_NOT_FOUND",
  409: "RESOURCE_CONFLICT",
  422: "UNPROCESSABLE_ENTITY",
};

const STATUSES: Readonly<Record<string, number>> = {
  INVALID_RESOURCE_ID: 404,
  PREVIOUS_REQUEST_IN_PROGRESS: 409,
  PERMISSION_DENIED: 403,
  INVALID_PARAMETER_VALUE: 400,
};

/** A refusal in PayPal's words. INSTRUMENT_DECLINED comes with the way back to the buyer. */
export const issueReply = (issue: string): Reply => {
  const status = STATUSES[issue] ?? 422;
  const document = issue === "INSTRUMENT_DECLINED" ? DOCUMENTS.failures : DOCUMENTS.orderErrors;
  return refusal(status, NAMES[status] ?? "UNPROCESSABLE_ENTITY", [{ issue }], document);
};
