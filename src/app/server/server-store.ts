import { WRONG_PASSWORDS } from "#adapters/hono/limits.ts";
import type { Database } from "#adapters/postgres/database.ts";
import { helperOf } from "#adapters/postgres/helpers.ts";
import { keptAnswers } from "#adapters/postgres/kept-answers.ts";
import { loginAttempts } from "#adapters/postgres/login-attempts.ts";
import { orderLinks } from "#adapters/postgres/order-links.ts";
import { orderLookups } from "#adapters/postgres/order-lookups.ts";
import { orderTokens } from "#adapters/postgres/order-tokens.ts";
import { postgresPeople } from "#adapters/postgres/people.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { requestRate } from "#adapters/postgres/request-rate.ts";
import { sessionTokens } from "#adapters/postgres/session-tokens.ts";
import { topicVersions } from "#adapters/postgres/topics.ts";
import type { ServerStore } from "#ports/server-store.ts";

export const createServerStore = (
  { db }: Database,
  passwordMark: string,
  secret: string,
): ServerStore => {
  const answers = keptAnswers(db);
  const store = postgresShop({ db });
  const rate = requestRate(db);
  return {
    storeFor: (id) => (id ? postgresShop({ db }, answers.inWork(id)) : store),
    answers,
    tokens: sessionTokens(db, { passwordMark }),
    helperOf: (password) => helperOf(db, password),
    peopleOf: (token) => postgresPeople(db, { passwordMark, token }),
    attempts: loginAttempts(db, WRONG_PASSWORDS),
    rate,
    links: orderLinks(db, rate, secret),
    orderTokens: orderTokens(db),
    lookupsOf: (keyDigests, issueKey) => orderLookups(db, keyDigests, issueKey),
    versions: () => topicVersions(db),
  };
};
