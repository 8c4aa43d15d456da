const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * How long things are waited for, in milliseconds. Many must come one after another, or two do the same work, or none
 * does: a test keeps them in order.
 */
export const PATIENCE = {
  /** One request to the payment provider, */
  providerTry: 8 * SECOND,
  /** and a whole call of it, however many requests it takes. */
  providerCall: 15 * SECOND,
  /** A page or a server that pays has been heard of by then, or won't be: the sweep looks after its payment. */
  lookedAfter: 20 * SECOND,
  /** A process that dies keeps no other waiting for longer. */
  lease: 25 * SECOND,
  /** From one sweep to the next. */
  sweep: 30 * SECOND,
  /** Whoever asked for a refund may still wait for its answer. */
  refund: 30 * SECOND,
  /** A page waits for the shop where that waits for the provider. */
  pageThatPays: 60 * SECOND,
  /** An agreement stands at its prices. */
  agreement: 15 * MINUTE,
  /** What was never taken is known. */
  forgotten: 24 * 60 * MINUTE,

  /** From one sign of life of a page that pays to the next, */
  heartbeat: 5 * SECOND,
  /** and until it is taken for dead. */
  silence: 30 * SECOND,

  /** One try to send a mail, */
  mailTry: 20 * SECOND,
  /** and how long one process sends alone. */
  mailLease: 25 * SECOND,
} as const;
