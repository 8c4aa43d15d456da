import type { Context } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import type { ChangeHub, Versions } from "#adapters/hono/change-hub.ts";
import { WIRE_TOPICS } from "#adapters/http/wire-topics.ts";
import { SHOP_TOPICS, type ShopTopic } from "#ports/change-feed.ts";

const PUBLIC: readonly ShopTopic[] = ["inventory", "prices", "posts", "splash"];
const PING_MS = 20_000;
const RETRY_MS = 3_000;

const eventOf = (topics: readonly ShopTopic[], versions: Versions) => ({
  event: "versions",
  data: JSON.stringify(
    Object.fromEntries(topics.map((topic) => [WIRE_TOPICS[topic], versions[topic]])),
  ),
  retry: RETRY_MS,
});

const untilAborted = (stream: SSEStreamingApi, end: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    stream.onAbort(resolve);
    end.addEventListener("abort", () => resolve());
    if (end.aborted) resolve();
  });

interface Given {
  readonly hub: ChangeHub;
  /** Ends every stream. */
  readonly end: AbortSignal;
  isOwner(c: Context): Promise<boolean>;
}

/** Tells which topics have changed, all of them first; the owner's topics to the owner only. */
export const changeStream =
  ({ hub, end, isOwner }: Given) =>
  async (c: Context): Promise<Response> => {
    const told = (await isOwner(c)) ? SHOP_TOPICS : PUBLIC;
    const first = await hub.versions();
    c.header("X-Accel-Buffering", "no");
    const response = streamSSE(c, async (stream) => {
      let known = first;
      let last = stream.writeSSE(eventOf(told, first));
      const write = (send: () => Promise<unknown>): void => {
        last = last.then(async () => void (await send())).catch(() => undefined);
      };
      const stop = hub.listen((now) => {
        const topics = told.filter((topic) => now[topic] !== known[topic]);
        known = now;
        if (topics.length > 0) write(() => stream.writeSSE(eventOf(topics, now)));
      });
      const pings = setInterval(() => write(() => stream.write(": still here\n\n")), PING_MS);
      pings.unref();
      await untilAborted(stream, end);
      clearInterval(pings);
      stop();
    });
    response.headers.set("Cache-Control", "no-store");
    return response;
  };
