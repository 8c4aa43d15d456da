import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { extname, join } from "node:path";
import { plantOpenedToday, startServer } from "#tests/e2e/server-process.ts";
import { hostSite } from "#tests/e2e/static-host.ts";

/** Beside the built shops: the server finds its packages above itself. */
const CACHE = "node_modules/.cache";
const TEXTS = [".css", ".html", ".js", ".json"];

/** The eight letters that a build puts behind a file's name. */
const HASHED = /-([\w-]{7})[\w-](\.(?:js|css))$/;

const ENDS = "0123456789";

/** One that no build has had: a browser keeps what it has fetched under a name for good. */
const newerName = (name: string, taken: ReadonlySet<string>): string => {
  const [newer = ""] = [...ENDS]
    .map((end) => name.replace(HASHED, (_, start, ending) => `-${start}${end}${ending}`))
    .filter((one) => !taken.has(one));
  return newer;
};

/** Names every script and style of a built site otherwise, as a newer build does. */
const rename = (site: string, taken: Set<string>): void => {
  const names = readdirSync(join(site, "assets"))
    .filter((name) => HASHED.test(name))
    .map((name) => {
      const newer = newerName(name, taken);
      taken.add(newer);
      return [name, newer] as const;
    });
  for (const [name, newer] of names)
    renameSync(join(site, "assets", name), join(site, "assets", newer));
  for (const entry of readdirSync(site, { recursive: true, encoding: "utf8" })) {
    if (!TEXTS.includes(extname(entry))) continue;
    const path = join(site, entry);
    const text = names.reduce(
      (before, [name, newer]) => before.replaceAll(name, newer),
      readFileSync(path, "utf8"),
    );
    writeFileSync(path, text);
  }
};

/** A shop that can be put on line anew, with every file of its site under another name. */
export interface RebuiltShop {
  readonly url: string;
  /** Nothing is left of the build before. */
  rebuild(): Promise<void>;
  close(): Promise<void>;
}

/** Sites in turn, each with other names than the one before. */
const sitesIn = (folder: string, first: string) => {
  const taken = new Set(readdirSync(join(first, "assets")));
  let site = first;
  let builds = 0;
  return {
    now: () => site,
    next: (): string => {
      builds += 1;
      const newer = join(folder, `build-${builds}`);
      cpSync(site, newer, { recursive: true });
      rename(newer, taken);
      site = newer;
      return newer;
    },
  };
};

export const inOneBrowser = async (port: number): Promise<RebuiltShop> => {
  const folder = mkdtempSync(join(CACHE, "rebuilt-"));
  const sites = sitesIn(folder, `${CACHE}/shops/placeholder`);
  const host = await hostSite(sites.now, port);
  return {
    url: `http://localhost:${port}`,
    rebuild: async () => void sites.next(),
    close: async () => {
      await host.close();
      rmSync(folder, { recursive: true });
    },
  };
};

export const onAServer = async (port: number): Promise<RebuiltShop> => {
  const folder = mkdtempSync(join(CACHE, "rebuilt-"));
  const sites = sitesIn(folder, `${CACHE}/shops/shared/dist`);
  const env = { FARMGATE_DATA: join(folder, "data") };
  plantOpenedToday(env.FARMGATE_DATA);
  let builds = 0;
  const start = () => {
    builds += 1;
    const home = join(folder, `shop-${builds}`);
    cpSync(sites.now(), join(home, "dist"), { recursive: true });
    cpSync(`${CACHE}/shops/shared/dist-server`, join(home, "dist-server"), { recursive: true });
    return startServer(port, env, join(home, "dist-server/server.js"));
  };
  let running = await start();
  return {
    url: `http://localhost:${port}`,
    rebuild: async () => {
      await running.kill();
      sites.next();
      running = await start();
    },
    close: async () => {
      await running.kill();
      rmSync(folder, { recursive: true });
    },
  };
};
