const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** In milliseconds. A test checks their order, without which processes do the same work twice. */
export const TIMEOUTS = {
  providerTry: 8 * SECOND,
  providerCall: 15 * SECOND,
  /** The sweep takes over a payment that a page or server should have finished by then. */
  lookedAfter: 20 * SECOND,
  lease: 25 * SECOND,
  sweep: 30 * SECOND,
  mailRound: 2 * SECOND,
  pictureRound: 60 * MINUTE,
  erasureRound: 10 * MINUTE,
  changes: SECOND,
  /** The first request may still be waiting. */
  refund: 30 * SECOND,
  /** The page waits while the shop waits for the provider. */
  pageThatPays: 60 * SECOND,
  agreement: 15 * MINUTE,
  forgotten: DAY,

  heartbeat: 5 * SECOND,
  /** A page that pays counts as dead after this. */
  silence: 30 * SECOND,

  /** A customer's orders for one day are packed within it, and told of in one mail. */
  readyTogether: 10 * MINUTE,
  mailTry: 20 * SECOND,
  mailLease: 25 * SECOND,

  /** By then the sending page is done, or closed. */
  queueLease: 30 * SECOND,
  queueRound: 30 * SECOND,

  /** Some browsers fetch it only once they have asked where to put it. */
  fileToSave: 30 * MINUTE,

  unusedSession: 30 * DAY,
  session: 90 * DAY,
  lookup: 400 * DAY,
  lastEmail: 730 * DAY,
  details: 730 * DAY,
  deliveryPostcode: 30 * DAY,
} as const;

/** Retry with backoff: minutes, then hourly. */
export const MAIL_PAUSES: readonly number[] = [1, 5, 15, 60];
