/** Graceful shutdown: open requests are answered within 4 s, and kept-alive connections take no request after them. */
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** As Node's own answer, with the shop's headers. */
export const refuseUnreadable = ({ code }: NodeJS.ErrnoException, socket: Socket): void => {
  const status = code === "HPE_HEADER_OVERFLOW" ? "413 Content Too Large" : "400 Bad Request";
  const headers = [
    "Connection: close",
    "Content-Length: 0",
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: strict-origin-when-cross-origin",
  ];
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${headers.join("\r\n")}\r\n\r\n`);
  socket.destroySoon();
};

const LONGEST_END_MS = 4_000;

const endConnectionWith = (answer: ServerResponse): void => {
  const { socket } = answer;
  if (answer.headersSent) answer.once("finish", () => socket?.end());
  else answer.shouldKeepAlive = false;
};

export const readyToEnd = (server: Server): (() => Promise<void>) => {
  const open = new Set<ServerResponse>();
  let isEnding = false;
  server.prependListener("request", (_request, answer: ServerResponse) => {
    open.add(answer);
    answer.once("close", () => open.delete(answer));
    if (isEnding) endConnectionWith(answer);
  });
  return () =>
    new Promise((resolve) => {
      isEnding = true;
      for (const answer of open) endConnectionWith(answer);
      server.close(() => resolve());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), LONGEST_END_MS).unref();
    });
};

export const waitAtMost = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  await Promise.race([work, wait(milliseconds, undefined, { ref: false })]);
};
