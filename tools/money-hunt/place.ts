import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import {
  CREDENTIALS,
  type PayPalRestStandIn,
  startPayPal,
} from "#tests/support/paypal-rest-stand-in.ts";
import { startPostgres } from "../lib/postgres-server.js";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { type ServerSlot, serverSlot } from "./server-slot.ts";

const SPEED = 10;
const LOGS = "node_modules/.cache/faults/logs";

export interface Setting {
  readonly serverFile: string;
  readonly servers: number;
  /** The servers listen from here on. */
  readonly firstPort: number;
}

/** All that a shop needs, and what can befall it. */
export interface Place {
  readonly database: {
    kill(signal: "SIGQUIT" | "SIGKILL"): Promise<void>;
    comeBack(): Promise<void>;
  };
  readonly paypal: PayPalRestStandIn;
  readonly mail: MailServer;
  readonly servers: readonly ServerSlot[];
  query<Row>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  startServer(server: ServerSlot): Promise<void>;
  /** The servers' clocks, as milliseconds since 1970. */
  now(): number;
  /** Has the servers' clocks jump ahead. */
  jump(milliseconds: number): void;
  /** Doesn't wait for the leases of servers that have died. */
  endLeases(): Promise<void>;
  stop(): Promise<void>;
}

/** Another server at one of the ports would be taken for the shop's. */
const refuseTaken = async (ports: readonly number[]): Promise<void> => {
  for (const port of ports) {
    const isTaken = await fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
    if (isTaken) throw new Error(`Somebody listens at port ${port}.`);
  }
};

const preloads = (): string =>
  ["fast-clock", "die-at"]
    .map((name) => `--import=${pathToFileURL(resolve(`tests/support/${name}.js`))}`)
    .join(" ");

export const openPlace = async (setting: Setting): Promise<Place> => {
  const ports = Array.from({ length: setting.servers }, (_, number) => setting.firstPort + number);
  await refuseTaken(ports);
  const [postgres, paypal, mail] = await Promise.all([
    startPostgres(),
    startPayPal(),
    startMailServer(),
  ]);
  const since = Date.now();
  let ahead = 0;
  const env = {
    DATABASE_URL: postgres.url,
    PAYPAL_API: paypal.origin,
    PAYPAL_CLIENT_ID: CREDENTIALS.clientId,
    PAYPAL_CLIENT_SECRET: CREDENTIALS.clientSecret,
    PAYPAL_WEBHOOK_ID: CREDENTIALS.webhookId,
    SMTP_URL: mail.url,
    MAIL_FROM: "eggs@farm.example",
    OWNER_EMAIL: "hannah@farm.example",
    TRUST_PROXY: "1",
    NODE_OPTIONS: preloads(),
    FAST_CLOCK: String(SPEED),
    FAST_CLOCK_SINCE: String(since),
  };
  const servers = ports.map((port) =>
    serverSlot({ port, file: setting.serverFile, env, log: `${LOGS}/${port}.log` }),
  );

  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const query = async <Row>(sql: string, values: readonly unknown[] = []) =>
    (await pool.query(sql, [...values])).rows as Row[];

  let isThere = true;
  const database: Place["database"] = {
    kill: async (signal) => {
      isThere = false;
      await postgres.kill(signal);
    },
    comeBack: async () => {
      if (!isThere) await postgres.restart();
      isThere = true;
    },
  };

  return {
    database,
    paypal,
    mail,
    servers,
    query,
    startServer: (server) => server.start(ahead),
    now: () => since + (Date.now() - since) * SPEED + ahead,
    jump: (milliseconds) => {
      ahead += milliseconds;
      for (const server of servers) server.tell({ ahead });
    },
    endLeases: async () =>
      void (await query("update lease set until = now() - interval '1 second'")),
    stop: async () => {
      for (const server of servers) await server.kill();
      await Promise.all([paypal.stop(), mail.die(), pool.end().catch(() => undefined)]);
      await postgres.stop();
    },
  };
};
