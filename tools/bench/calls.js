import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const TRIES = 4;
const WAIT_MS = 300;

/** Told when a command may be sent again with its key. */
const AGAIN = [503, 500];

/**
 * A browser: it keeps its cookies, and comes from an address of its own.
 * @typedef {object} Caller
 * @property {string} address
 * @property {Map<string, string>} cookies
 */

let callers = 0;

/** @returns {Caller} */
export const newCaller = () => {
  callers += 1;
  const address = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
  return { address, cookies: new Map() };
};

/** @typedef {ReturnType<typeof callsTo>} Calls */

/**
 * The calls of one shop, which each reach its servers in turn.
 * @param {readonly number[]} ports
 */
export const callsTo = (ports) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  let turn = 0;
  let busy = 0;

  /**
   * @param {Caller} caller
   * @param {"GET" | "POST"} method
   * @param {string} path
   * @param {string} body
   * @param {Record<string, string>} headers
   * @returns {Promise<{ status: number, text: string }>}
   */
  const send = (caller, method, path, body, headers) =>
    new Promise((resolve, reject) => {
      turn += 1;
      const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const sent = request(
        {
          agent,
          host: "127.0.0.1",
          port: ports[turn % ports.length],
          method,
          path: `/api/${path}`,
          headers: { "X-Forwarded-For": caller.address, ...(cookie && { cookie }), ...headers },
        },
        (response) => {
          for (const one of response.headers["set-cookie"] ?? []) {
            const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
            caller.cookies.set(name, value);
          }
          const parts = /** @type {Buffer[]} */ ([]);
          response.on("data", (part) => parts.push(part));
          response.on("end", () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
          );
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });

  /**
   * @param {{ status: number, text: string }} answer
   * @param {string} path
   */
  const valueIn = ({ status, text }, path) => {
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return JSON.parse(text).value;
  };

  return {
    /** How often a command had to be sent again. */
    busy: () => busy,
    /**
     * @param {Caller} caller
     * @param {string} path
     * @param {readonly unknown[]} input
     */
    read: async (caller, path, ...input) => {
      const asked = input.length > 0 ? `?input=${encodeURIComponent(JSON.stringify(input))}` : "";
      return valueIn(await send(caller, "GET", path + asked, "", {}), path);
    },
    /**
     * Sends a command, again with its key where the shop was too busy.
     * @param {Caller} caller
     * @param {string} path
     * @param {readonly unknown[]} input
     */
    command: async (caller, path, ...input) => {
      const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
      for (let tries = 1; ; tries += 1) {
        const answer = await send(caller, "POST", path, JSON.stringify(input), headers);
        if (!AGAIN.includes(answer.status) || tries === TRIES) return valueIn(answer, path);
        busy += 1;
        await pause(WAIT_MS);
      }
    },
    end: () => agent.destroy(),
  };
};
