/** Server-sent events: each names a changed topic; the first name all. */
import type { Context } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import type { ChangeHub, Versions } from "#adapters/hono/change-hub.ts";
import { MOST_STREAMS } from "#adapters/hono/limits.ts";
import { SERVED_CALLS } from "#adapters/hono/served-call.ts";
import { slotsOfCallers } from "#adapters/hono/slots-of-callers.ts";
import { answerRefusal, tooMany } from "#adapters/hono/status-codes.ts";
import { isHelper, type Person } from "#core/session/person.ts";
import { SHOP_NEWS, type ShopNews } from "#ports/change-feed.ts";

const PUBLIC: readonly ShopNews[] = [
  "inventory",
  "prices",
  "posts",
  "splash",
  "profile",
  "week",
  "days",
];
const HELPERS: readonly ShopNews[] = [
  ...new Set<ShopNews>([...PUBLIC, "session", ...SERVED_CALLS.flatMap(({ reads }) => reads)]),
];

export const topicsFor = (person: Person | null): readonly ShopNews[] => {
  if (!person) return PUBLIC;
  return isHelper(person) ? HELPERS : SHOP_NEWS;
};

const PING_MS = 20_000;
const RETRY_MS = 3_000;

const eventOf = (topics: readonly ShopNews[], versions: Versions) => ({
  event: "versions",
  data: JSON.stringify(Object.fromEntries(topics.map((topic) => [topic, versions[topic]]))),
  retry: RETRY_MS,
});

const untilEither = (stream: SSEStreamingApi, end: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const finish = (): void => {
      end.removeEventListener("abort", finish);
      resolve();
    };
    stream.onAbort(finish);
    end.addEventListener("abort", finish);
    if (end.aborted) finish();
  });

interface Deps {
  readonly hub: ChangeHub;
  readonly end: AbortSignal;
  personOf(c: Context): Promise<Person | null>;
  addressOf(c: Context): string;
}

export const changeStream = ({ hub, end, personOf, addressOf }: Deps) => {
  const enter = slotsOfCallers(MOST_STREAMS);

  const tellAll = async (
    c: Context,
    stream: SSEStreamingApi,
    first: Versions,
    topics: readonly ShopNews[],
  ) => {
    let [known, visible] = [first, topics];
    let last: Promise<void> = stream.writeSSE(eventOf(visible, first));
    const then = (work: () => Promise<void>): void => {
      // Ignored: the listener has gone, or the database has, which the poll logs.
      last = last.then(work).catch(() => undefined);
    };
    const lookWhoListens = async (): Promise<void> => {
      if (visible !== PUBLIC) visible = topicsFor(await personOf(c));
    };
    const stop = hub.listen((now) =>
      then(async () => {
        const changed = visible.filter((topic) => now[topic] !== known[topic]);
        known = now;
        if (changed.length === 0) return;
        if (changed.includes("session")) await lookWhoListens();
        const allowed = changed.filter((topic) => topic === "session" || visible.includes(topic));
        await stream.writeSSE(eventOf(allowed, now));
      }),
    );
    const pings = setInterval(
      () =>
        then(async () => {
          await lookWhoListens();
          await stream.write(": still here\n\nevent: ping\ndata: {}\n\n");
        }),
      PING_MS,
    ).unref();
    await untilEither(stream, end);
    clearInterval(pings);
    stop();
  };

  const open = async (c: Context, leave: () => void): Promise<Response> => {
    const topics = topicsFor(await personOf(c));
    const first = await hub.versions();
    c.header("X-Accel-Buffering", "no");
    const response = streamSSE(c, (stream) => tellAll(c, stream, first, topics).finally(leave));
    response.headers.set("Cache-Control", "no-store");
    return response;
  };

  return async (c: Context): Promise<Response> => {
    const leave = enter(addressOf(c));
    if (!leave) return answerRefusal(c, tooMany(RETRY_MS / 1_000));
    try {
      return await open(c, leave);
    } catch (cause) {
      leave();
      throw cause;
    }
  };
};
