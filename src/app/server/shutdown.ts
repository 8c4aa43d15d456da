/** Graceful shutdown: answers open requests within 4 s, and takes none after them. */
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { inTurns, RequestWhileOpen } from "./turns.ts";

const refuseUnreadable = (
  { code }: NodeJS.ErrnoException,
  socket: Socket,
  underWay: ServerResponse | null,
): void => {
  // The connection ends with a request whose answer is still to come.
  if (code === "HPE_CLOSED_CONNECTION" && underWay) return;
  const status = code === "HPE_HEADER_OVERFLOW" ? "413 Content Too Large" : "400 Bad Request";
  const headers = [
    "Connection: close",
    "Content-Length: 0",
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: strict-origin-when-cross-origin",
  ];
  if (socket.writable && !underWay?.headersSent)
    socket.write(`HTTP/1.1 ${status}\r\n${headers.join("\r\n")}\r\n\r\n`);
  socket.destroySoon();
};

const LONGEST_END_MS = 4_000;

const endConnectionWith = (answer: ServerResponse): void => {
  const { socket } = answer;
  if (answer.headersSent) answer.once("finish", () => socket?.end());
  else answer.shouldKeepAlive = false;
};

export interface OrderlyServer {
  readonly server: Server;
  end(): Promise<void>;
}

export const orderlyServer = (listener: RequestListener): OrderlyServer => {
  let isEnding = false;
  const turns = inTurns((request, answer) => {
    if (isEnding) endConnectionWith(answer);
    listener(request, answer);
  });
  const server = createServer({ IncomingMessage: RequestWhileOpen }, turns.listener);
  server.on("clientError", (error, socket: Socket) =>
    refuseUnreadable(error, socket, turns.answerOn(socket)),
  );
  const end = (): Promise<void> =>
    new Promise((resolve) => {
      isEnding = true;
      for (const answer of turns.answersUnderWay()) endConnectionWith(answer);
      server.close(() => resolve());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), LONGEST_END_MS).unref();
    });
  return { server, end };
};

export const waitAtMost = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  await Promise.race([work, wait(milliseconds, undefined, { ref: false })]);
};
