import { expect, test } from "vitest";
import type { ShopCommands } from "#core/command.ts";
import { deliverMessages } from "#core/messages/deliver-messages.ts";
import { type Message, messageOf } from "#core/messages/message.ts";
import { sendAgain } from "#core/messages/send-again.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { Fault } from "#ports/fault.ts";
import type { MessageRepository } from "#ports/message-repository.ts";
import type { Postman } from "#ports/postman.ts";
import { memoryOrderTokens } from "#tests/support/memory-order-tokens.ts";

const START = "2026-11-20T10:00:00.000Z";

const letterTo = (id: string): Message =>
  messageOf(
    { id, kind: "ready", to: `${id}@example.com`, letter: { subject: id, blocks: [] } },
    START,
  );

const records = (kept: Map<string, Message>): MessageRepository => ({
  find: async (id) => kept.get(id) ?? null,
  add: async (message) => void (kept.has(message.id) || kept.set(message.id, message)),
  replace: async (message) => void (kept.has(message.id) && kept.set(message.id, message)),
  due: async (now, most) =>
    [...kept.values()].filter((one) => one.state === "waiting" && one.dueAt <= now).slice(0, most),
  ofEmail: async () => [],
  ofOrder: async () => [],
  remove: async (id) => void kept.delete(id),
  page: () => Promise.reject(new Error("Nobody asks for it here.")),
  unread: async () => 0,
});

const UNREACHABLE = new Fault("mail-unreachable");

/** An outbox with these messages, at a time that passes by `later`. */
const outbox = (messages: readonly Message[], postman: Pick<Postman, "send"> | null) => {
  const kept = new Map(messages.map((message) => [message.id, message]));
  let now = START;
  const deps = { messages: records(kept), newId: "new" };
  const command: ShopCommands =
    (useCase) =>
    (...input) =>
      useCase({ ...deps, now } as unknown as Parameters<typeof useCase>[0])(...input);
  const tokens = memoryOrderTokens();
  const failures: unknown[] = [];
  const deliver = deliverMessages({
    messages: deps.messages,
    postman,
    tokenFor: ({ linksTo = "" }) => tokens.issue(linksTo),
    shared: { publicUrl: "https://eggs.example", sendsMail: postman !== null },
    clock: { now: () => now },
    log: { error: (fault) => void failures.push(fault) },
    command,
  });
  return {
    deliver: (mayGoOn = async () => true) => deliver(mayGoOn),
    later: (minutes: number) => {
      now = addMinutes(now, minutes);
    },
    messageOf: (id: string) => kept.get(id),
    remove: (id: string) => void kept.delete(id),
    change: (id: string, change: Partial<Message>) => {
      const message = kept.get(id);
      if (message) kept.set(id, { ...message, ...change });
    },
    again: command(sendAgain),
    failures,
  };
};

/** At which minutes a message is tried, looked at once a minute for two days. */
const minutesOfTries = async (
  postman: Pick<Postman, "send">,
): Promise<[number[], Message | undefined]> => {
  const minutes: number[] = [];
  let minute = 0;
  const post = outbox([letterTo("a")], {
    send: async (message) => {
      minutes.push(minute);
      await postman.send(message);
    },
  });
  for (; minute < 2 * 24 * 60; minute += 1) {
    await post.deliver();
    post.later(1);
  }
  return [minutes, post.messageOf("a")];
};

test("deliverMessages retries after 1, 5, 15 and 60 minutes, hourly for a day, then gives up", async () => {
  const [minutes, message] = await minutesOfTries({ send: () => Promise.reject(UNREACHABLE) });
  const hourly = Array.from({ length: 24 }, (_, hour) => 81 + 60 * (hour + 1));
  expect(minutes).toEqual([0, 1, 6, 21, 81, ...hourly]);
  expect(message).toMatchObject({ state: "failed", tries: 29 });
});

test("deliverMessages tries a message once that is refused for good", async () => {
  const [minutes, message] = await minutesOfTries({
    send: () => Promise.reject(new Fault("mail-refused")),
  });
  expect([minutes, message?.state]).toEqual([[0], "failed"]);
});

test("deliverMessages sends a message once, also after retries", async () => {
  let tries = 0;
  const [minutes, message] = await minutesOfTries({
    send: async () => {
      tries += 1;
      if (tries < 3) throw UNREACHABLE;
    },
  });
  expect([minutes, message?.state]).toEqual([[0, 1, 6], "sent"]);
});

test("deliverMessages marks a message sent at the last try", async () => {
  const last = { ...letterTo("a"), tries: 28 };
  const post = outbox([last], { send: async () => undefined });
  expect(await post.deliver()).toBe(1);
  expect(post.messageOf("a")?.state).toBe("sent");
});

test("deliverMessages gives up a message of which every process dies", async () => {
  const sent: string[] = [];
  const post = outbox([{ ...letterTo("a"), tries: 29 }], {
    send: async ({ id }) => void sent.push(id),
  });
  expect(await post.deliver()).toBe(0);
  expect([sent, post.messageOf("a")?.state]).toEqual([[], "failed"]);
});

test("deliverMessages claims a message while it tries it, and a crash leaves it to be retried", async () => {
  const tries: string[] = [];
  let second: Promise<number> | null = null;
  const post = outbox([letterTo("a")], {
    send: async ({ id }) => {
      tries.push(id);
      second ??= post.deliver();
      expect(await second).toBe(0);
      throw new Error("The process dies here.");
    },
  });
  await post.deliver();
  expect([tries, post.messageOf("a")?.state]).toEqual([["a"], "waiting"]);
  post.later(1);
  await post.deliver();
  expect(tries).toEqual(["a", "a"]);
});

test("deliverMessages logs a failure and sends the others", async () => {
  const sent: string[] = [];
  const post = outbox(["a", "b", "c"].map(letterTo), {
    send: async ({ id }) => {
      if (id === "b") throw UNREACHABLE;
      sent.push(id);
    },
  });
  expect(await post.deliver()).toBe(2);
  expect([sent, post.failures]).toEqual([["a", "c"], [UNREACHABLE]]);
});

test("deliverMessages stops between two messages where it may not go on", async () => {
  const post = outbox(["a", "b"].map(letterTo), { send: async () => undefined });
  let turns = 1;
  expect(await post.deliver(async () => turns-- > 0)).toBe(1);
  expect(post.messageOf("b")).toMatchObject({ state: "waiting", tries: 0 });
});

test("deliverMessages skips a message that is no longer waiting", async () => {
  const sent: string[] = [];
  const post = outbox(["gone", "sent", "later", "due"].map(letterTo), {
    send: async ({ id }) => void sent.push(id),
  });
  await post.deliver(async () => {
    post.remove("gone");
    post.change("sent", { state: "sent" });
    post.change("later", { dueAt: addMinutes(START, 1) });
    return true;
  });
  expect([sent, post.failures]).toEqual([["due"], []]);
  expect(post.messageOf("later")).toMatchObject({ state: "waiting", tries: 0 });
});

test("deliverMessages leaves a message sent that another process has sent meanwhile", async () => {
  const post = outbox([letterTo("a")], {
    send: async () => {
      post.change("a", { state: "sent" });
      throw new Fault("mail-refused");
    },
  });
  await post.deliver();
  expect(post.messageOf("a")).toMatchObject({ state: "sent" });
});

test("deliverMessages adds no message back that was removed meanwhile", async () => {
  const post = outbox([letterTo("a")], { send: async ({ id }) => post.remove(id) });
  await post.deliver();
  expect(post.messageOf("a")).toBeUndefined();
});

test("deliverMessages keeps messages without a mail server, and sendAgain queues them", async () => {
  const kept = outbox([letterTo("a")], null);
  expect(await kept.deliver()).toBe(0);
  expect(kept.messageOf("a")).toMatchObject({ state: "unsent", tries: 0 });
  const failed = outbox([{ ...letterTo("a"), state: "failed", tries: 29 }], {
    send: async () => undefined,
  });
  failed.later(5);
  expect(await failed.deliver()).toBe(0);
  await failed.again("a");
  expect(await failed.deliver()).toBe(1);
  expect(await failed.again("nobody's")).toEqual({
    ok: false,
    refusal: { kind: "message-gone" },
  });
});
