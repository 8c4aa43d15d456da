// Loaded into a server before it starts: a clock that runs FAST_CLOCK times as fast as the machine's since the instant
// FAST_CLOCK_SINCE, in milliseconds, and jumps ahead when the parent process says so. What comes again and again comes
// as much sooner. Who is waited for gets a fourth of the time, since the machine is none the faster.
const speed = Number(process.env.FAST_CLOCK);
const since = Number(process.env.FAST_CLOCK_SINCE);
const TIMEOUTS = 4;

let ahead = Number(process.env.FAST_CLOCK_AHEAD ?? 0);

process.on("message", (/** @type {{ ahead?: number }} */ told) => {
  ahead = told.ahead ?? ahead;
});

const RealDate = Date;
const now = () => Math.round(since + (RealDate.now() - since) * speed + ahead);

class FastDate extends RealDate {
  /** @param {[]} parts */
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(now());
  }

  static now() {
    return now();
  }
}

globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (FastDate));

const every = globalThis.setInterval;
globalThis.setInterval = /** @type {typeof setInterval} */ (
  /** @type {unknown} */ (
    (/** @type {() => void} */ call, /** @type {number} */ milliseconds) =>
      every(call, milliseconds / speed)
  )
);

const { timeout } = AbortSignal;
AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / TIMEOUTS);
