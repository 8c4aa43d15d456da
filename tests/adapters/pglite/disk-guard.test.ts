import { expect, test, vi } from "vitest";
import { guardDisk } from "#adapters/pglite/disk-guard.ts";
import { faultOf } from "#adapters/postgres/fault-of.ts";

const ROOM = 64_000_000;

const asked: string[] = [];

const guarded = (bytes: number, answer: () => Promise<never[]> = async () => []) => {
  asked.length = 0;
  const onEnd = vi.fn();
  const answering = async (sql: string) => {
    asked.push(sql);
    return { rows: await answer(), fields: [] };
  };
  const pglite = guardDisk(
    {
      parsers: {},
      query: answering as never,
      exec: async (sql) => [await answering(sql)],
      close: async () => void asked.push("close"),
    },
    { freeBytes: async () => bytes, onEnd },
  );
  return { pglite, onEnd };
};

const WRITES = ["insert into post", "\n  insert into answer", "update stock set eggs = 1"];
const OTHERS = ["select 1", "delete from post", "begin", "rollback", "commit"];

test.each(WRITES)("guardDisk on a nearly full disk refuses %j as on a full one", async (sql) => {
  const { pglite, onEnd } = guarded(ROOM - 1);
  const fault = await pglite.query(sql).catch(faultOf);
  expect(fault).toMatchObject({ code: "shop-full" });
  expect(asked).toEqual([]);
  expect(onEnd).not.toHaveBeenCalled();
});

test.each(OTHERS)("guardDisk on a nearly full disk passes %j on", async (sql) => {
  await guarded(0).pglite.query(sql);
  expect(asked).toEqual([sql]);
});

test("guardDisk with enough room passes everything on", async () => {
  const { pglite } = guarded(ROOM);
  for (const sql of [...WRITES, ...OTHERS]) await pglite.query(sql);
  await pglite.exec("checkpoint");
  await pglite.close();
  expect(asked).toEqual([...WRITES, ...OTHERS, "checkpoint", "close"]);
});

const failing = (severity: string) => () =>
  Promise.reject(Object.assign(new Error("No space left on device"), { severity, code: "53100" }));

test.each(["query", "exec"] as const)(
  "guardDisk reports a database that ends in a %s at once",
  async (way) => {
    const { pglite, onEnd } = guarded(ROOM, failing("PANIC"));
    await expect(pglite[way]("select 1")).rejects.toThrow("No space left");
    expect(onEnd).toHaveBeenCalledOnce();
    expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ severity: "PANIC" }));
  },
);

test("guardDisk reports no end for an error that the database survives", async () => {
  const { pglite, onEnd } = guarded(ROOM, failing("ERROR"));
  await expect(pglite.query("select 1")).rejects.toThrow("No space left");
  expect(onEnd).not.toHaveBeenCalled();
});
