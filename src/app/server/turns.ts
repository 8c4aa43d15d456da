// A FIFO queue for each connection: Node begins all requests of one write at once, and never closes
// the answers that a lost connection leaves behind.
import { IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** No browser sends a request ahead, and a proxy that does sends few. */
const MOST_WAITING = 50;

/** Node parses on what an ended connection had sent, up to a CONNECT: each later request pretends to be one. */
export class RequestWhileOpen extends IncomingMessage {
  constructor(socket: Socket) {
    super(socket);
    // Node creates some without a connection.
    if (!socket?.destroyed) return;
    const set = (): void => undefined;
    Object.defineProperties(this, {
      method: { get: () => "CONNECT", set },
      upgrade: { get: () => true, set },
    });
  }
}

interface Line {
  answer: ServerResponse | null;
  readonly waiting: (() => void)[];
}

export interface Turns {
  readonly listener: RequestListener;
  answerOn(socket: Socket): ServerResponse | null;
  answersUnderWay(): readonly ServerResponse[];
}

export const inTurns = (listener: RequestListener): Turns => {
  const lines = new Map<Socket, Line>();

  const lineOf = (socket: Socket): Line => {
    const known = lines.get(socket);
    if (known) return known;
    const line: Line = { answer: null, waiting: [] };
    lines.set(socket, line);
    socket.once("close", () => lines.delete(socket));
    return line;
  };

  return {
    listener: (request, answer) => {
      const { socket } = request;
      if (!socket.writable) return;
      const line = lineOf(socket);
      const begin = (): void => {
        line.answer = answer;
        answer.once("close", () => {
          line.answer = null;
          if (socket.writable) line.waiting.shift()?.();
        });
        listener(request, answer);
      };
      if (!line.answer) begin();
      else if (line.waiting.length < MOST_WAITING) line.waiting.push(begin);
      else socket.destroy();
    },
    answerOn: (socket) => lines.get(socket)?.answer ?? null,
    answersUnderWay: () => [...lines.values()].flatMap(({ answer }) => answer ?? []),
  };
};
