import { expect, onTestFinished, test } from "vitest";
import { openPGlite } from "#adapters/pglite/open-pglite.ts";
import { databaseOver } from "#adapters/postgres/database.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { openPostgres } from "#adapters/postgres/open-postgres.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { startPostgres } from "../../../tools/lib/postgres-server.js";
import { seconds } from "../../../tools/lib/slowness.ts";

const failing = (error: unknown) =>
  databaseOver({
    connect: async () => ({
      query: async () => {
        throw error;
      },
      release: () => undefined,
    }),
    end: async () => undefined,
  });

const sqlError = (code: string, message = "") => Object.assign(new Error(message), { code });

test.each([
  ["a full disk", sqlError("53100"), "shop-full"],
  ["a shutdown", sqlError("57P01"), "shop-unreachable"],
  ["a start that is not over", sqlError("57P03"), "shop-unreachable"],
  ["a connection that failed", sqlError("08006"), "shop-unreachable"],
  ["too many connections", sqlError("53300"), "shop-unreachable"],
  ["a statement that takes too long", sqlError("57014"), "shop-unreachable"],
  ["a standby", sqlError("25006"), "shop-unreachable"],
  ["a refused connection", sqlError("ECONNREFUSED"), "shop-unreachable"],
  ["a reset connection", sqlError("ECONNRESET"), "shop-unreachable"],
  ["an unknown host", sqlError("ENOTFOUND"), "shop-unreachable"],
  ["an end without a word", new Error("Connection terminated unexpectedly"), "shop-unreachable"],
  [
    "a connection that takes too long",
    new Error("timeout exceeded when trying to connect"),
    "shop-unreachable",
  ],
  ["an answer that takes too long", new Error("Query read timeout"), "shop-unreachable"],
])("a unit of work throws a Fault that keeps its cause for %s", async (_what, error, code) => {
  const { db } = failing(error);
  const { records, unitOfWork } = postgresShop({ db });
  for (const call of [() => records.inventory.load(), () => unitOfWork.run(async () => 1)])
    await expect(call()).rejects.toMatchObject({ name: "Fault", code, cause: error });
});

test.each([["42601"], ["23514"], ["ENOSPC"], ["0800"], ["X08006"]])(
  "a unit of work throws the code %s as it is",
  async (code) => {
    const error = sqlError(code, "connection terminated");
    await expect(postgresShop(failing(error)).records.inventory.load()).rejects.toBe(error);
  },
);

test("a missing database server is a Fault", async () => {
  const { db, close } = openPostgres("postgres://farm@127.0.0.1:1/eggs");
  const { records } = postgresShop({ db });
  await expect(records.inventory.load()).rejects.toMatchObject({ code: "shop-unreachable" });
  await close();
});

test("a closed PGlite is a Fault", async () => {
  const closed = openPGlite({
    parsers: {},
    query: async () => {
      throw new Error("PGlite is closed");
    },
    close: async () => undefined,
  });
  await expect(postgresShop(closed).records.inventory.load()).rejects.toMatchObject({
    code: "shop-unreachable",
  });
});

test("a server that dies with open connections ends no process, and once back calls succeed", {
  timeout: seconds(60),
}, async () => {
  const server = await startPostgres();
  onTestFinished(server.stop);
  const { db, close } = openPostgres(server.url);
  await migrate(db);
  const { records, unitOfWork } = postgresShop({ db });
  await Promise.all([1, 2, 3].map(() => records.inventory.load()));
  const broken = unitOfWork.run(async ({ inventory }) => {
    await inventory.save({ ...DEFAULT_INVENTORY, large: 1 });
    await server.kill();
    await inventory.load();
  });
  await expect(broken).rejects.toMatchObject({ code: "shop-unreachable" });
  await expect(records.inventory.load()).rejects.toMatchObject({ code: "shop-unreachable" });
  await server.restart();
  expect(await records.inventory.load()).toEqual(DEFAULT_INVENTORY);
  await records.inventory.save({ ...DEFAULT_INVENTORY, large: 2 });
  expect((await records.inventory.load()).large).toBe(2);
  await close();
});
