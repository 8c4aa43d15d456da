import type { Socket } from "node:net";
import type { serve } from "@hono/node-server";

/** What is too long or no HTTP for Node's parser, refused as the shop refuses. */
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

/** Ends open requests, and those that last too long. */
export const closed = (server: ReturnType<typeof serve>): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeIdleConnections" in server) server.closeIdleConnections();
    setTimeout(() => {
      if ("closeAllConnections" in server) server.closeAllConnections();
    }, LONGEST_END_MS).unref();
  });
