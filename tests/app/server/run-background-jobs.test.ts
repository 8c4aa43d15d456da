import { expect, onTestFinished, test } from "vitest";
import type { JsonLog } from "#adapters/node/json-log.ts";
import { runBackgroundJobs } from "#app/server/run-background-jobs.ts";
import { eventually } from "#tests/support/eventually.ts";
import { freshPGlite } from "#tests/support/postgres-databases.ts";

const BROKEN = new Error("broken");

test("runBackgroundJobs logs a job that fails, and runs the others", async () => {
  const database = await freshPGlite();
  const told: unknown[] = [];
  const log: JsonLog = {
    info: (event, fields) => void told.push([event, fields]),
    warn: () => undefined,
    error: (cause, event) => void told.push([cause, event]),
  };
  const fail = () => Promise.reject(BROKEN);
  const stop = runBackgroundJobs(
    database,
    {
      reconcilePayments: fail,
      retryRefunds: fail,
      tellWaitlist: async () => 2,
      writeOrderLinks: fail,
      deliverMessages: async () => 3,
      receiveWebhook: fail,
      ageEggs: async () => undefined,
      dropPictures: async () => 4,
      finishErasures: async () => 5,
    },
    log,
  );
  onTestFinished(stop);
  await eventually(() =>
    expect(told).toEqual(
      expect.arrayContaining([
        [BROKEN, "sweep-payments"],
        [BROKEN, "sweep-refunds"],
        ["waitlist-told", { told: 2 }],
        [BROKEN, "mail-links"],
        ["mail-sent", { sent: 3 }],
        ["pictures-dropped", { dropped: 4 }],
        ["orders-without-person", { erased: 5 }],
      ]),
    ),
  );
});
