import { once } from "node:events";
import { Agent, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { orderlyServer, waitAtMost } from "#app/server/shutdown.ts";
import { seconds } from "../../../tools/lib/slowness.ts";

/** A server whose answers the test gives. */
const aServer = async () => {
  const asked: ServerResponse[] = [];
  const { server, end } = orderlyServer((_request, answer) => asked.push(answer));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  /** One that keeps its only connection, as a proxy does. */
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = () =>
    new Promise<string>((resolve) => {
      const hear = (answer: IncomingMessage) => {
        answer.on("error", ({ message }) => resolve(message));
        answer.on("end", () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
        answer.resume();
      };
      get({ port, host: "127.0.0.1", agent }, hear).on("error", (error: NodeJS.ErrnoException) =>
        resolve(String(error.code)),
      );
    });
  const untilAsked = async (times: number): Promise<ServerResponse> => {
    while (asked.length < times) await wait(5);
    return asked[times - 1] as ServerResponse;
  };
  return { server, end, ask, untilAsked };
};

test("a stopping server answers what it was asked, and takes nothing more on the connection", async () => {
  const { end, ask, untilAsked } = await aServer();
  const [first, second] = [ask(), ask()];
  (await untilAsked(1)).end("one");
  expect(await first).toBe("200 keep-alive");
  const open = await untilAsked(2);
  const ended = end();
  const late = ask();
  open.end("two");
  expect(await second).toBe("200 close");
  expect(await late).toBe("ECONNREFUSED");
  await ended;
});

test("a stopping server finishes an answer that has begun", async () => {
  const { end, ask, untilAsked } = await aServer();
  const only = ask();
  const answer = await untilAsked(1);
  answer.write("the beginning");
  const began = performance.now();
  const ended = end();
  answer.end(" and the end");
  expect(await only).toBe("200 keep-alive");
  expect(await ask()).toMatch(/ECONN(?:REFUSED|RESET)/);
  await ended;
  expect(performance.now() - began).toBeLessThan(seconds(2));
});

test("a stopping server cuts off what lasts longer than four seconds", async () => {
  const { server, end, ask, untilAsked } = await aServer();
  const cutOff = vi.spyOn(server, "closeAllConnections");
  const only = ask();
  await untilAsked(1);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const ended = end();
  vi.advanceTimersByTime(3_900);
  expect(cutOff).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_100);
  expect(cutOff).toHaveBeenCalledOnce();
  expect(await only).toBe("ECONNRESET");
  await ended;
});

test("a stopping server doesn't wait for what hangs, and logs what fails", async () => {
  const began = performance.now();
  await waitAtMost(50, new Promise(() => undefined));
  expect(performance.now() - began).toBeGreaterThan(45);
  await waitAtMost(10_000, wait(5));
  expect(performance.now() - began).toBeLessThan(seconds(5));
  await expect(waitAtMost(10_000, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});
