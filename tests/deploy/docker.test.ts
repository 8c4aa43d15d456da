import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
const compose = readFileSync("deploy/compose.yml", "utf8");
const example = readFileSync("deploy/compose.env", "utf8");
const ignored = readFileSync(".dockerignore", "utf8").trim().split("\n");
const known = readFileSync("docs/reference.md", "utf8");

/** What the build makes, under the names that the Dockerfile copies. */
const MADE = ["dist", "dist-server", "node_modules"];

test("the image copies what the project has or the build makes", () => {
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(
    ([, file = ""]) => file,
  );
  expect(copied).toContain("dist-server");
  expect(copied.filter((file) => !MADE.includes(file) && !existsSync(file))).toEqual([]);
});

test("the image is built from sources alone: no data, no secrets, no build of this machine", () => {
  for (const name of ["data", ".env.local", "dist", "dist-server", "node_modules", ".git"])
    expect(ignored).toContain(name);
  for (const name of ["src", "tools", "scripts", "public"]) expect(ignored).not.toContain(name);
});

test("the image is built with the pages of help, and with no other docs", () => {
  expect(ignored.filter((line) => /docs|farmer/.test(line))).toEqual(["docs/*", "!docs/farmer"]);
  expect(ignored.filter((line) => line.startsWith("**"))).toEqual([]);
});

test("the image is built with every folder that the compiler's settings name", () => {
  const { references } = JSON.parse(readFileSync("tsconfig.json", "utf8")) as {
    references: { path: string }[];
  };
  const folders = references.map(({ path }) => path.split("/")[0]);
  expect(folders.filter((folder) => folder && ignored.includes(folder))).toEqual([]);
});

test("the server is the container's own process, and not root's", () => {
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^CMD \["node", "dist-server\/server\.js"\]$/m);
  expect(readFileSync("vite.server.config.ts", "utf8")).toContain("server: ");
});

test("the health check asks the path that the server answers", () => {
  expect(dockerfile).toContain("/healthz");
  expect(readFileSync("src/adapters/hono/shop-server.ts", "utf8")).toContain('"/healthz"');
});

test("compose sets only settings that the server knows", () => {
  const [, shop = ""] = /^ {2}shop:\n([\s\S]*?)^ {2}database:/m.exec(compose) ?? [];
  const set = [...shop.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = ""]) => name);
  const offered = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = ""]) => name);
  const asked = [...set, ...offered].filter((name) => name !== "POSTGRES_PASSWORD");
  expect(set).toContain("DATABASE_URL");
  expect(asked.filter((name) => !known.includes(`\`${name}\``))).toEqual([]);
});

test("compose starts nothing without an address, a password's hash and a database's password", () => {
  for (const name of ["PUBLIC_URL", "ADMIN_PASSWORD_HASH", "POSTGRES_PASSWORD"])
    expect(compose).toMatch(new RegExp(`\\$\\{${name}:\\?`));
});

test("compose gives the shop ten seconds to stop, and the database a volume", () => {
  expect(compose).toMatch(/stop_grace_period: 10s/);
  expect(compose).toMatch(/- database:\/var\/lib\/postgresql/);
});
