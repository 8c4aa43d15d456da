import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { Send } from "#adapters/http/remote-part.ts";
import { remoteShop } from "#adapters/http/remote-shop.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import type { Message } from "#core/messages/message.ts";
import type { Home, Outside } from "#tests/model/egg-year/world.ts";
import { memoized } from "#tests/support/memoized.ts";
import { openInATest } from "#tests/support/postgres-databases.ts";
import type { Dice } from "../../../tools/money-hunt/dice.ts";

interface Wanted {
  /** The built server of the year. */
  readonly file: string;
  /** Of its database. */
  readonly url: string;
  readonly dice: Dice;
  /** Of how many requests one kills the server. */
  readonly oneOf: number;
}

type Calls = Readonly<Record<string, (...input: unknown[]) => Promise<unknown>>>;

/** The provider and the mail, which outlast every server. */
const outsideOver = async (outside: () => Outside, hear: (message: Message) => void) => {
  const answer = async (path: string, input: unknown[]): Promise<unknown> => {
    const [, part, name = ""] = path.split("/");
    if (part === "postman") return hear(input[0] as Message);
    return (outside().provider.gateway as unknown as Calls)[name]?.(...input);
  };
  const server = createServer(async (request, response) => {
    const value = await answer(request.url ?? "", JSON.parse(await text(request)));
    response.end(JSON.stringify({ value: value ?? null }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** The last mail that a killed server has sent may be sent again: it hadn't written that down. */
const outboxOf = (outside: () => Outside) => {
  const sent = new Set<string>();
  let mayRepeat = "";
  let last = "";
  return {
    hear: (message: Message): void => {
      last = message.id;
      if (sent.has(last) && mayRepeat === last) return;
      sent.add(last);
      void outside().postman.send(message);
    },
    serverDied: () => {
      mayRepeat = last;
    },
  };
};

const portOf = async (child: ChildProcess): Promise<string> => {
  const [said] = (await once(child.stdout ?? child, "data")) as [Buffer];
  return String(said).trim();
};

const BUSY = 503;
const EVERY_MS = 300;

/**
 * A PostgreSQL whose server is killed in the middle of its work, and started again. A caller asks again, as a
 * browser does, with the same idempotency key.
 */
export const killedHome = async ({ file, url, dice, oneOf }: Wanted) => {
  const kills: string[] = [];
  const jar = new Map<string, string>();
  const known: { outside?: Outside; at?: string; child?: ChildProcess } = {};
  const outside = (): Outside => known.outside as Outside;
  const outbox = outboxOf(outside);
  const outsideUrl = await outsideOver(outside, outbox.hear);
  const { db } = openInATest(url);
  let number = 0;

  const begin = async (): Promise<string> => {
    const child = spawn(process.execPath, [file], {
      env: { ...process.env, DATABASE_URL: url, OUTSIDE_URL: outsideUrl },
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    known.child = child;
    known.at = `http://127.0.0.1:${await portOf(child)}`;
    return known.at;
  };

  const end = async (): Promise<void> => {
    const { child } = known;
    delete known.at;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };

  const headers = (isToDie: boolean): Record<string, string> => ({
    "X-Now": outside().time.now,
    "X-Number": String(++number).padStart(5, "0").slice(-5),
    "X-Address": `10.${number % 250}.${Math.floor(number / 250) % 250}.1`,
    Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
    ...(isToDie && { "X-Die-At": String(dice.between(1, 15)) }),
    ...(isToDie && dice.chance(0.5) && { "X-After": "1" }),
  });

  const keep = (response: Response): void => {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
  };

  /** Null where no answer came. */
  const askOnce = async (path: string, init: RequestInit, isToDie: boolean) => {
    const at = known.at ?? (await begin());
    try {
      const own = { ...(init.headers as Record<string, string>), ...headers(isToDie) };
      const response = await fetch(`${at}${path}`, { ...init, headers: own });
      const answer = (await response.json()) as { readonly value?: unknown };
      keep(response);
      return { status: response.status, answer };
    } catch {
      kills.push(`${outside().time.now} ${path}`);
      outbox.serverDied();
      await end();
      return null;
    }
  };

  const untilAnswered = async (path: string, init: RequestInit): Promise<unknown> => {
    let told = await askOnce(path, init, dice.chance(1 / oneOf));
    while (told === null || told.status === BUSY) {
      await pause(EVERY_MS);
      told = await askOnce(path, init, false);
    }
    const { status, answer } = told;
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
    return answer.value;
  };

  const post = (path: string, input: readonly unknown[]): Promise<unknown> =>
    untilAnswered(path, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": `key-of-the-year-${number}`,
      },
      body: JSON.stringify(input),
    });

  const logIn = memoized(() => post("/api/counter/logIn", ["farmgate"]));

  const send: Send = async (path, call, input) => {
    await logIn();
    const last = input.findLastIndex((one) => one !== undefined);
    const args = input.slice(0, last + 1);
    if (call.kind !== "query") return post(path, args);
    const asked = args.length > 0 ? `?input=${encodeURIComponent(JSON.stringify(args))}` : "";
    return untilAnswered(`${path}${asked}`, {});
  };

  const job =
    (name: string) =>
    (...input: readonly unknown[]) =>
      post(`/jobs/${name}`, input) as Promise<never>;

  const home: Home = (of) => {
    known.outside = of;
    // Where another process begins, the one before is killed between two requests.
    known.child?.kill("SIGKILL");
    delete known.at;
    const { records } = postgresShop({ db });
    return {
      ...remoteShop(send),
      records,
      provider: of.provider,
      order: async (id) => {
        const order = await records.orders.find(id);
        if (!order) throw new Error(`There is no order ${id}.`);
        return order;
      },
      sweep: async () => await job("sweep")(),
      backgroundJobs: {
        retryRefunds: job("retryRefunds"),
        ageEggs: job("ageEggs"),
        deliverMessages: async () => await job("deliverMessages")(),
        receiveWebhook: job("receiveWebhook"),
      },
    };
  };
  return { home, kills, end };
};
