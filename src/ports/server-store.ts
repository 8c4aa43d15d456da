import type { ShopNews } from "#ports/change-feed.ts";
import type { AnswerRun, KeptAnswers } from "#ports/kept-answers.ts";
import type { LoginAttempts } from "#ports/login-attempts.ts";
import type { OrderLinks } from "#ports/order-links.ts";
import type { OrderLookups } from "#ports/order-lookups.ts";
import type { OrderTokens } from "#ports/order-tokens.ts";
import type { Credential } from "#ports/password-check.ts";
import type { People } from "#ports/people.ts";
import type { RequestRate } from "#ports/request-rate.ts";
import type { SessionTokens } from "#ports/session-tokens.ts";
import type { ShopStore } from "#ports/store.ts";

export interface ServerStore {
  /** For a run, the answer of a unit of work is kept in the same commit. */
  storeFor(run: AnswerRun | null): ShopStore;
  readonly answers: KeptAnswers;
  readonly tokens: SessionTokens;
  /** As the caller with this session sees them. */
  peopleOf(token: string | undefined): People;
  /** Null unless it is a helper's password. */
  helperOf(password: string): Promise<Credential | null>;
  readonly attempts: LoginAttempts;
  readonly rate: RequestRate;
  readonly links: OrderLinks;
  readonly orderTokens: OrderTokens;
  /** `issueKey` issues a key to a browser without one, and returns its digest. */
  lookupsOf(keyDigests: readonly string[], issueKey: () => Promise<string>): OrderLookups;
  versions(): Promise<Readonly<Record<ShopNews, number>>>;
}
