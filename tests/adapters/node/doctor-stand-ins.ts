import { once } from "node:events";
import { createServer as createHttpServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import type { Connect } from "#adapters/node/doctor-mail.ts";

const portOf = async (server: Server): Promise<number> => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
};

/** A server of this machine that answers all requests the same. Answers with its address, and with what it was sent. */
export const httpStandIn = async (status: number, body: string) => {
  const asked: { readonly request: IncomingMessage; readonly body: string }[] = [];
  const server = createHttpServer(async (request, response) => {
    const sent = (await request.toArray()).join("");
    asked.push({ request, body: sent });
    response.writeHead(status).end(body);
  });
  const port = await portOf(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { origin: `http://127.0.0.1:${port}`, asked };
};

/** A port without a listener. */
export const closedPort = async (): Promise<number> => {
  const server = createServer();
  const port = await portOf(server);
  server.close();
  await once(server, "close");
  return port;
};

/** A mail server of this machine: greets, then answers each line by `answer`. Answers with its port, and what it was sent. */
export const mailStandIn = async (
  greeting: string,
  answer: (line: string) => string = () => "",
) => {
  const lines: string[] = [];
  const open: Socket[] = [];
  const server = createServer((socket) => {
    open.push(socket);
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      for (const line of data.toString().trim().split("\r\n")) {
        lines.push(line);
        socket.write(answer(line));
      }
    });
    socket.write(greeting);
  });
  const port = await portOf(server);
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  return { port, lines };
};

export const connectPlainly: Connect = ({ host, port }) => connect({ host, port });
