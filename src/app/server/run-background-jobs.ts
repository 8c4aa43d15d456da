/** Recurring jobs: each round is done by one process at a time, under a lease. */
import { randomBytes } from "node:crypto";
import type { JsonLog } from "#adapters/node/json-log.ts";
import { nodeTicker } from "#adapters/node/node-ticker.ts";
import type { Database } from "#adapters/postgres/database.ts";
import { takeLease, underLease } from "#adapters/postgres/lease.ts";
import { sweep } from "#adapters/postgres/sweep.ts";
import { logFailure } from "#core/shared/log-failure.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import type { BackgroundJobs } from "#core/shop/background-jobs.ts";

type Jobs = Readonly<Record<string, () => Promise<void>>>;

interface Round {
  readonly name: string;
  readonly seconds: number;
  readonly everyMs: number;
  jobs(mayGoOn: () => Promise<boolean>): Jobs;
}

const goRounds = ({ db }: Database, log: JsonLog, { name, seconds, everyMs, jobs }: Round) => {
  const lease = { name, seconds, holder: randomBytes(16).toString("base64url") };
  let isUnderWay = false;
  const run = async (): Promise<void> => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await underLease(db, lease, async () => {
        for (const [event, job] of Object.entries(jobs(() => takeLease(db, lease))))
          await logFailure(log, { event }, job);
      });
    } catch (cause) {
      log.error(cause, name);
    } finally {
      isUnderWay = false;
    }
  };
  void run();
  return nodeTicker.every(everyMs, () => void run());
};

export const runBackgroundJobs = (
  database: Database,
  backgroundJobs: BackgroundJobs,
  log: JsonLog,
) => {
  const stopSweeping = goRounds(database, log, {
    name: "sweep",
    seconds: TIMEOUTS.lease / 1_000,
    everyMs: TIMEOUTS.sweep,
    jobs: (mayGoOn) => ({
      "sweep-payments": async () => {
        for (const { orderId, found } of await backgroundJobs.reconcilePayments(mayGoOn))
          log.info("payment-found", { orderId, found });
      },
      "sweep-refunds": async () => {
        for (const orderId of await backgroundJobs.retryRefunds())
          log.info("refund-finished", { orderId });
      },
      sweep: () => sweep(database.db, log),
      "sweep-waitlist": async () => {
        const notified = await backgroundJobs.tellWaitlist();
        if (notified > 0) log.info("waitlist-told", { told: notified });
      },
    }),
  });
  const stopMailing = goRounds(database, log, {
    name: "mail",
    seconds: TIMEOUTS.mailLease / 1_000,
    everyMs: TIMEOUTS.mailRound,
    jobs: (mayGoOn) => ({
      "mail-links": backgroundJobs.writeOrderLinks,
      "age-eggs": async () => {
        await backgroundJobs.ageEggs();
      },
      mail: async () => {
        const sent = await backgroundJobs.deliverMessages(mayGoOn);
        if (sent > 0) log.info("mail-sent", { sent });
      },
    }),
  });
  const stopDropping = goRounds(database, log, {
    name: "pictures",
    seconds: TIMEOUTS.lease / 1_000,
    everyMs: TIMEOUTS.pictureRound,
    jobs: () => ({
      "sweep-pictures": async () => {
        const dropped = await backgroundJobs.dropPictures();
        if (dropped > 0) log.info("pictures-dropped", { dropped });
      },
    }),
  });
  const stopErasing = goRounds(database, log, {
    name: "erasures",
    seconds: TIMEOUTS.lease / 1_000,
    everyMs: TIMEOUTS.erasureRound,
    jobs: () => ({
      "sweep-erasures": async () => {
        const erased = await backgroundJobs.finishErasures();
        if (erased > 0) log.info("orders-without-person", { erased });
      },
    }),
  });
  return () => {
    stopErasing();
    stopDropping();
    stopSweeping();
    stopMailing();
  };
};
