/** A server of the egg year, as a process of its own: each request tells it the time, and at which statement to die. */
import { serve } from "@hono/node-server";
import pg from "pg";
import { farmJson } from "#adapters/farm-json/farm-json.ts";
import { nodeSha256 } from "#adapters/node/node-sha256.ts";
import { openPostgres } from "#adapters/postgres/open-postgres.ts";
import { createServerStore } from "#app/server/server-store.ts";
import { createBackgroundJobs } from "#core/shop/background-jobs.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import type { Postman } from "#ports/postman.ts";
import { cleaner } from "#tests/support/a-shop.ts";
import { aServer, ORIGIN } from "#tests/support/loop-back.ts";

const { DATABASE_URL = "", OUTSIDE_URL = "" } = process.env;
const SECRET = "of the year";

const die = (): void => void process.kill(process.pid, "SIGKILL");

/** Below 0: it lives on. */
let statements = -1;
let isAfter = false;

type Query = (...asked: unknown[]) => unknown;

const prototype = pg.Client.prototype as unknown as { query: Query };
const { query } = prototype;
prototype.query = function (this: unknown, ...asked: unknown[]) {
  statements -= 1;
  const isLast = statements === 0;
  if (isLast && !isAfter) die();
  const answer = query.apply(this, asked);
  if (isLast) void Promise.resolve(answer).finally(die);
  return answer;
};

/** What is outside of any server, and outlasts it. */
const ask = async (what: string, input: readonly unknown[]): Promise<unknown> => {
  const response = await fetch(`${OUTSIDE_URL}/${what}`, {
    method: "POST",
    body: JSON.stringify(input),
  });
  return ((await response.json()) as { readonly value: unknown }).value ?? null;
};

const asking =
  (what: string) =>
  (...input: unknown[]) =>
    ask(what, input);

const gateway = Object.fromEntries(
  ["create", "capture", "getOrder", "refund"].map((name) => [name, asking(`gateway/${name}`)]),
) as unknown as PaymentGateway;

const postman: Postman = {
  send: async (message) => void (await ask("postman", [message])),
  ownerAddress: async () => "owner@eggs.example",
};

const time = { now: "" };
const drawn = { request: "", last: 0 };

const database = openPostgres(DATABASE_URL);
const serverStore = createServerStore(database, "farmgate", SECRET);
const deps = {
  clock: { now: () => time.now },
  ids: {
    next: () => {
      drawn.last += 1;
      return `ID-${drawn.request}${String(drawn.last).padStart(3, "0")}`;
    },
  },
  shared: { publicUrl: ORIGIN, sendsMail: true },
  payments: { paypal: gateway },
  postman,
  cleaner,
  backupFormat: farmJson(nodeSha256),
};
const { app } = aServer({ serverStore, secret: SECRET, deps });

const store = serverStore.storeFor(null);
const { links, orderTokens } = serverStore;
const log = { error: (cause: unknown) => void process.stderr.write(`${String(cause)}\n`) };
const jobs = createBackgroundJobs({ ...deps, store, links, orderTokens, log });

const JOBS: Readonly<Record<string, (input: readonly never[]) => Promise<unknown>>> = {
  sweep: () => jobs.reconcilePayments(async () => true),
  retryRefunds: () => jobs.retryRefunds(),
  ageEggs: () => jobs.ageEggs(),
  receiveWebhook: ([event]) => jobs.receiveWebhook(event as never),
  deliverMessages: () => jobs.deliverMessages(async () => true),
};

const heard = ({ headers }: Request): void => {
  time.now = headers.get("X-Now") ?? "";
  [drawn.request, drawn.last] = [headers.get("X-Number") ?? "", 0];
  statements = Number(headers.get("X-Die-At") ?? -1);
  isAfter = headers.has("X-After");
};

const server = serve(
  {
    port: 0,
    hostname: "127.0.0.1",
    fetch: async (request, ...rest) => {
      heard(request);
      const [, job = ""] = /\/jobs\/(\w+)$/.exec(new URL(request.url).pathname) ?? [];
      const work = JOBS[job];
      if (!work) return app.fetch(request, ...rest);
      return Response.json({ value: await work((await request.json()) as readonly never[]) });
    },
  },
  ({ port }) => process.stdout.write(`${port}\n`),
);
process.on("disconnect", () => server.close(() => process.exit()));
