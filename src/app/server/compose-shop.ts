import { spawn } from "node:child_process";
import { webcrypto } from "node:crypto";
import { farmJson } from "#adapters/farm-json/farm-json.ts";
import { createChangeHub } from "#adapters/hono/change-hub.ts";
import { createShopServer } from "#adapters/hono/shop-server.ts";
import { FRESH_PASSWORD_HASH } from "#adapters/node/fresh-password.ts";
import { childHtmlCleaner } from "#adapters/node/html-cleaner-child.ts";
import type { JsonLog } from "#adapters/node/json-log.ts";
import { isLoopback } from "#adapters/node/loopback.ts";
import { nodeSha256 } from "#adapters/node/node-sha256.ts";
import { nodePictureCodec } from "#adapters/node/picture-codec.ts";
import type { Settings } from "#adapters/node/settings.ts";
import type { Database } from "#adapters/postgres/database.ts";
import { markedHash, savedPassword } from "#adapters/postgres/owner-password.ts";
import { postgresPasswordCheck } from "#adapters/postgres/password-check.ts";
import { randomCode } from "#adapters/system/random-code.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import { createBackgroundJobs } from "#core/shop/background-jobs.ts";
import { createShopWindow } from "#core/shop/shop-window.ts";
import { addressOf } from "./address-of.ts";
import { isAnswering } from "./external-database.ts";
import {
  paymentsOf,
  paypalOnPages,
  paypalOriginOf,
  postmanOf,
  webhookOf,
} from "./external-services.ts";
import { createServerStore } from "./server-store.ts";
import { siteIn } from "./site.ts";

interface Deps {
  readonly settings: Settings;
  readonly database: Database;
  readonly secret: string;
  readonly log: JsonLog;
  readonly site: string;
  readonly cleanerArgs: readonly string[];
  readonly end: AbortSignal;
}

export const composeShop = ({ settings, database, secret, log, site, cleanerArgs, end }: Deps) => {
  const { publicOrigin, adminPasswordHash, isPractice } = settings;
  const newCode = randomCode(webcrypto);
  const ofSettings = markedHash(adminPasswordHash);
  const serverStore = createServerStore(database, ofSettings.mark, secret);
  const store = serverStore.storeFor(null);
  const deps = {
    payments: paymentsOf(settings, newCode),
    shared: { publicUrl: publicOrigin, sendsMail: settings.smtpUrl !== null },
    postman: postmanOf(settings, () => loadFarm(store.records)),
    clock: systemClock,
    ids: { next: () => newCode(16) },
    backupFormat: farmJson(nodeSha256),
    passwords: postgresPasswordCheck(database.db, ofSettings),
    machine: {
      takesPayPal: settings.paypal !== null,
      isPublic: !isLoopback(new URL(publicOrigin).hostname),
      hasOwnPassword: async () =>
        adminPasswordHash !== FRESH_PASSWORD_HASH || (await savedPassword(database.db)) !== null,
    },
    cleaner: childHtmlCleaner({ spawn, execPath: process.execPath, args: cleanerArgs }),
    pictureCodec: nodePictureCodec,
    log,
  };
  const backgroundJobs = createBackgroundJobs({
    ...deps,
    store,
    links: serverStore.links,
    orderTokens: serverStore.orderTokens,
  });
  const app = createShopServer({
    serverStore,
    deps,
    log,
    end,
    publicOrigin,
    secret,
    paypalOrigin: paypalOriginOf(settings),
    addressOf: addressOf(settings),
    isWell: () => isAnswering(database),
    hub: createChangeHub({
      versions: serverStore.versions,
      everyMs: TIMEOUTS.changes,
      onError: (cause) => log.error(cause, "changes"),
    }),
    webhook: { read: webhookOf(settings), hear: backgroundJobs.receiveWebhook },
    ...siteIn({
      folder: site,
      settings: {
        home: "server",
        isPractice,
        sendsMail: deps.shared.sendsMail,
        paypal: paypalOnPages(settings),
      },
      publicOrigin,
      window: createShopWindow({ ...deps, store }),
      clock: systemClock,
      versions: serverStore.versions,
      log,
    }),
  });
  return { app, backgroundJobs };
};
