import { Socket } from "node:net";

// Loaded into a server before it starts: names each step between two writes or calls, tells its parent process of it,
// and dies there when it was told to. A step is what is about to be asked of PayPal, the database or the mail server,
// or was answered just now and isn't known here.
const portOf = (/** @type {string | undefined} */ url) => Number(new URL(url ?? "x://x:0").port);
const DATABASE = portOf(process.env.DATABASE_URL);
const MAIL = portOf(process.env.SMTP_URL);

/** A purchase without a buyer. */
const BESIDES = ["lease", "rate", "topic_change", "mutex"];

/** @type {Map<string, number> | null} */
let counts = null;
let last = "";

const step = (/** @type {string} */ name) => {
  if (!counts) return;
  const nth = (counts.get(name) ?? 0) + 1;
  counts.set(name, nth);
  const whole = nth === 1 ? name : `${name} (${nth})`;
  if (whole === last) process.kill(process.pid, "SIGKILL");
  process.send?.({ step: whole });
};

process.on("message", (/** @type {{ dieAt?: string }} */ { dieAt }) => {
  if (dieAt === undefined) return;
  counts = new Map();
  last = dieAt;
  process.send?.({ isReady: true });
});
process.on("disconnect", () => process.exit());
process.channel?.unref();

const ask = globalThis.fetch;
globalThis.fetch = async (url, init) => {
  const path = new URL(String(url)).pathname.replace(/\/[A-Z0-9]{17}(?=\/|$)/, "/…");
  const name = `${init?.method ?? "GET"} ${path}`;
  step(`before ${name}`);
  const response = await ask(url, init);
  step(`after ${name}`);
  return response;
};

/** @typedef {{ isOpen: boolean, tables: Set<string>, isMail: boolean }} Talk */

/** @type {WeakMap<Socket, Talk>} */
const talks = new WeakMap();

const talkOf = (/** @type {Socket} */ socket) => {
  const talk = talks.get(socket) ?? { isOpen: false, tables: new Set(), isMail: false };
  talks.set(socket, talk);
  return talk;
};

/** The statement in a message to PostgreSQL; empty where there is none. */
const statementIn = (/** @type {Buffer} */ bytes) => {
  const kind = String.fromCharCode(bytes[0] ?? 0);
  if (kind !== "Q" && kind !== "P") return "";
  const [first = "", second = ""] = bytes.toString("utf8", 5, 2_000).split("\0");
  return (kind === "Q" ? first : second).trim();
};

const tableIn = (/** @type {string} */ statement) =>
  /\b(?:insert into|update|delete from) "?(\w+)"?/i.exec(statement)?.[1] ?? "";

/** What a message to PostgreSQL is about to make last; empty where it makes nothing last. */
const lastingIn = (/** @type {Talk} */ talk, /** @type {string} */ statement) => {
  if (/^(?:start transaction|begin|rollback)/i.test(statement)) {
    talk.isOpen = !/^rollback/i.test(statement);
    talk.tables.clear();
    return "";
  }
  if (!/^commit/i.test(statement)) {
    const table = tableIn(statement);
    if (table !== "" && !BESIDES.includes(table)) talk.tables.add(table);
    if (talk.isOpen) return "";
  }
  talk.isOpen = false;
  const tables = [...talk.tables].sort().join(", ");
  talk.tables.clear();
  return tables === "" ? "" : `COMMIT of ${tables}`;
};

/** What a line or an end of a mail is about to do. */
const handedOver = (/** @type {Talk} */ talk, /** @type {string} */ text) => {
  if (text.startsWith("DATA\r\n")) talk.isMail = true;
  if (text.startsWith("MAIL FROM")) return "MAIL FROM";
  if (!talk.isMail || !text.endsWith(".\r\n")) return "";
  talk.isMail = false;
  return "the end of a mail";
};

const nameOf = (/** @type {Socket} */ socket, /** @type {Buffer} */ bytes) => {
  if (socket.remotePort === DATABASE) return lastingIn(talkOf(socket), statementIn(bytes));
  return socket.remotePort === MAIL ? handedOver(talkOf(socket), bytes.toString("latin1")) : "";
};

const { write } = Socket.prototype;
Socket.prototype.write = /** @type {typeof write} */ (
  /** @type {unknown} */ (
    /** @this {Socket} */
    function (/** @type {string | Buffer} */ chunk, /** @type {[]} */ ...rest) {
      const name = nameOf(this, Buffer.from(chunk));
      if (name !== "") {
        step(`before ${name}`);
        this.prependOnceListener("data", () => step(`after ${name}`));
      }
      return write.call(this, chunk, ...rest);
    }
  )
);
