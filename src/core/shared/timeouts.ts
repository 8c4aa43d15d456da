const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Timeouts in milliseconds. Many must be in order, or two processes do the same work, or none does: a test checks it. */
export const TIMEOUTS = {
  providerTry: 8 * SECOND,
  providerCall: 15 * SECOND,
  /** By then a page or server that pays has answered, or won't: the sweep takes its payment over. */
  lookedAfter: 20 * SECOND,
  lease: 25 * SECOND,
  /** Between two rounds of the jobs that look after payments, */
  sweep: 30 * SECOND,
  /** of those that send mails, */
  mailRound: 2 * SECOND,
  /** of the one that deletes pictures, */
  pictureRound: 60 * MINUTE,
  /** of the one that erases who has no order left to come, */
  erasureRound: 10 * MINUTE,
  /** and two looks at what other processes have changed. */
  changes: SECOND,
  /** The request that asked for a refund may still be waiting. */
  refund: 30 * SECOND,
  /** A page waits for the shop while that waits for the provider. */
  pageThatPays: 60 * SECOND,
  /** So long an unpaid payment holds its eggs, at its prices. */
  agreement: 15 * MINUTE,
  /** A payment that was never taken is dropped. */
  forgotten: DAY,

  /** Between two heartbeats of a page that pays, */
  heartbeat: 5 * SECOND,
  /** and until it is taken for dead. */
  silence: 30 * SECOND,

  mailTry: 20 * SECOND,
  mailLease: 25 * SECOND,

  /** By then a page has sent what waited on a device, or was closed. */
  queueLease: 30 * SECOND,
  /** While a page is open, what waits is tried again so often. */
  queueRound: 30 * SECOND,

  /** A file that is handed to the browser can be fetched: some do once they have asked where to put it. */
  fileToSave: 30 * MINUTE,

  /** A login that nobody uses lasts so long, */
  unusedSession: 30 * DAY,
  /** one that is used at most so long, */
  session: 90 * DAY,
  /** and so long a browser may look its orders up again. */
  lookup: 400 * DAY,
  /** The e-mail that somebody has paid with last is filled in for so long. */
  lastEmail: 730 * DAY,
  /** Whether the farm delivers to somebody is asked anew after so long. */
  deliveryPostcode: 30 * DAY,
} as const;

/** Retry with backoff: the minutes after which a mail that failed is tried again; then hourly. */
export const MAIL_PAUSES: readonly number[] = [1, 5, 15, 60];
