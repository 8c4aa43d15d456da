import { once } from "node:events";
import type { Socket } from "node:net";
import { createInterface } from "node:readline";

export interface Reply {
  readonly code: number;
  readonly lines: readonly string[];
}

const MOST_LINES = 100;

const repliesOf = (socket: Socket): (() => Promise<Reply>) => {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const line = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw Object.assign(new Error("The connection was cut."), { code: "ECONNRESET" });
    return value;
  };
  return async () => {
    const texts: string[] = [];
    for (let text = await line(); ; text = await line()) {
      texts.push(text.slice("250-".length));
      if (text[3] !== "-" || texts.length === MOST_LINES)
        return { code: Number.parseInt(text, 10), lines: texts };
    }
  };
};

const GREETS = 220;

const converse = async (socket: Socket): Promise<Reply> => {
  const reply = repliesOf(socket);
  const greeting = await reply();
  if (greeting.code !== GREETS) return greeting;
  socket.write("EHLO [127.0.0.1]\r\n");
  const offer = await reply();
  socket.write("QUIT\r\n");
  return offer;
};

/** Returns the reply to EHLO, or a refusing greeting. Rejects on a timeout. */
export const greetMail = async (socket: Socket, timeoutMs: number): Promise<Reply> => {
  const late = Object.assign(new Error("Too late."), { code: "ETIMEDOUT" });
  const timer = setTimeout(() => socket.destroy(late), timeoutMs);
  const failed = once(socket, "error").then(([error]) => {
    throw error;
  });
  try {
    return await Promise.race([failed, converse(socket)]);
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
};
