import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { orderlyServer } from "#app/server/shutdown.ts";

interface Asked {
  readonly request: IncomingMessage;
  readonly answer: ServerResponse;
}

/** A server whose answers the test gives, and one connection to it. */
const aConnection = async () => {
  const asked: Asked[] = [];
  const { server, end } = orderlyServer((request, answer) => asked.push({ request, answer }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const heard = { text: "", isClosed: false };
  socket.on("error", () => undefined);
  socket.on("data", (part) => {
    heard.text += part;
  });
  socket.on("close", () => {
    heard.isClosed = true;
  });
  let read = 0;
  server.on("request", () => {
    read += 1;
  });
  return {
    asked,
    read: () => read,
    end,
    heard,
    socket,
    send: (...paths: readonly string[]) => socket.write(paths.map((path) => get(path)).join("")),
    paths: () => asked.map(({ request }) => request.url),
    answer: (at: number, text: string) => asked[at]?.answer.end(text),
  };
};

const get = (path: string, header = "") => `GET ${path} HTTP/1.1\r\nHost: farm\r\n${header}\r\n`;

const post = (path: string, body: string, header = "") =>
  `POST ${path} HTTP/1.1\r\nHost: farm\r\nContent-Length: ${body.length}\r\n${header}\r\n${body}`;

const bodyOf = async (asked: Asked | undefined): Promise<string> =>
  asked ? (await asked.request.toArray()).join("") : "";

test("a request that was sent ahead begins once the answer before it is finished", async () => {
  const { send, paths, answer, heard } = await aConnection();
  send("/one", "/two", "/three");
  await expect.poll(paths).toEqual(["/one"]);
  await wait(50);
  expect(paths()).toEqual(["/one"]);
  answer(0, "first");
  await expect.poll(paths).toEqual(["/one", "/two"]);
  answer(1, "second");
  await expect.poll(paths).toEqual(["/one", "/two", "/three"]);
  answer(2, "third");
  await expect.poll(() => heard.text).toMatch(/first.*second.*third/s);
  expect(heard.isClosed).toBe(false);
});

test("a connection that waits for an answer sends and is answered again and again", async () => {
  const { send, paths, answer, heard } = await aConnection();
  for (let n = 0; n < 20; n += 1) {
    send(`/${n}`);
    await expect.poll(() => paths().length).toBe(n + 1);
    answer(n, `answer ${n};`);
    await expect.poll(() => heard.text).toContain(`answer ${n};`);
  }
});

test("fifty requests wait for their turn, and with one more the connection ends", async () => {
  const few = await aConnection();
  few.send(...Array.from({ length: 51 }, (_, n) => `/${n}`));
  for (let n = 0; n < 51; n += 1) {
    await expect.poll(() => few.paths().at(-1)).toBe(`/${n}`);
    few.answer(n, "");
  }
  expect(few.heard.isClosed).toBe(false);

  const many = await aConnection();
  many.send(...Array.from({ length: 52 }, (_, n) => `/${n}`));
  await expect.poll(() => many.heard.isClosed).toBe(true);
  expect(many.paths()).toEqual(["/0"]);
});

test("what is left of a connection that was ended is not even read", async () => {
  const { send, heard, read } = await aConnection();
  send(...Array.from({ length: 2_000 }, (_, n) => `/${n}`));
  await expect.poll(() => heard.isClosed).toBe(true);
  expect(read()).toBe(52);
});

test("nothing that waits begins once its connection is gone", async () => {
  const { send, paths, answer, socket, asked } = await aConnection();
  send("/one", "/two");
  await expect.poll(paths).toEqual(["/one"]);
  const isGone = once(asked[0]?.answer as ServerResponse, "close");
  socket.destroy();
  await isGone;
  answer(0, "for nobody");
  await wait(50);
  expect(paths()).toEqual(["/one"]);
});

test("nothing begins behind a request that asks for the connection's end", async () => {
  const { socket, paths, answer, heard } = await aConnection();
  socket.write(get("/last", "Connection: close\r\n") + get("/late"));
  await expect.poll(paths).toEqual(["/last"]);
  answer(0, "the last");
  await expect.poll(() => heard.isClosed).toBe(true);
  expect(heard.text).toContain("the last");
  expect(paths()).toEqual(["/last"]);
});

test("bodies that were sent ahead reach their own requests", async () => {
  const { socket, paths, asked, answer } = await aConnection();
  const long = "eggs ".repeat(40_000);
  socket.write(post("/one", "a body") + post("/two", long) + post("/three", "another"));
  await expect.poll(paths).toEqual(["/one"]);
  expect(await bodyOf(asked[0])).toBe("a body");
  answer(0, "");
  await expect.poll(paths).toEqual(["/one", "/two"]);
  expect(await bodyOf(asked[1])).toBe(long);
  answer(1, "");
  await expect.poll(paths).toEqual(["/one", "/two", "/three"]);
  expect(await bodyOf(asked[2])).toBe("another");
});

test("a request behind one whose body was never read has its turn", async () => {
  const { socket, paths, answer } = await aConnection();
  socket.write(post("/one", "eggs ".repeat(40_000)) + get("/two"));
  await expect.poll(paths).toEqual(["/one"]);
  answer(0, "too large");
  await expect.poll(paths).toEqual(["/one", "/two"]);
});

test("callers that wait for 'continue' get it in turn", async () => {
  const { socket, paths, answer, heard, asked } = await aConnection();
  const upload = post("/two", "body", "Expect: 100-continue\r\n");
  socket.write(get("/one") + upload.slice(0, -"body".length));
  await expect.poll(paths).toEqual(["/one"]);
  expect(heard.text).toBe("");
  answer(0, "first");
  await expect.poll(() => heard.text).toMatch(/first.*100 Continue/s);
  socket.write("body");
  expect(await bodyOf(asked[1])).toBe("body");
});

test("nonsense behind a request never stands in the middle of its answer", async () => {
  const { socket, paths, asked, heard } = await aConnection();
  socket.write(get("/one"));
  await expect.poll(paths).toEqual(["/one"]);
  asked[0]?.answer.write("the beginning");
  await expect.poll(() => heard.text).toContain("the beginning");
  socket.write("nonsense\r\n\r\n");
  await expect.poll(() => heard.isClosed).toBe(true);
  expect(heard.text).not.toContain("400");
});

test("nonsense alone is answered 400, and the connection ends", async () => {
  const { socket, heard } = await aConnection();
  socket.write("nonsense\r\n\r\n");
  await expect.poll(() => heard.isClosed).toBe(true);
  expect(heard.text).toMatch(/^HTTP\/1\.1 400 /);
});

test("a stopping server begins nothing that waits", async () => {
  const { send, paths, answer, end, heard } = await aConnection();
  send("/one", "/two");
  await expect.poll(paths).toEqual(["/one"]);
  const ended = end();
  answer(0, "the last");
  await ended;
  await expect.poll(() => heard.isClosed).toBe(true);
  expect(heard.text).toMatch(/Connection: close.*the last/s);
  expect(paths()).toEqual(["/one"]);
});
