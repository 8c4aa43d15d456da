import type { ShopTopic } from "#ports/change-feed.ts";
import type { OrderLinks } from "#ports/links.ts";
import type { OrderLookups } from "#ports/order-lookups.ts";
import type { ShopStore } from "#ports/store.ts";

/** What a command that may be sent again is known by. `input`, `session`, `lookup` and `caller` are digests. */
export interface AnswerId {
  readonly key: string;
  readonly call: string;
  readonly session: string;
  /** The look-up key of the browser that sent it; empty without one. */
  readonly lookup: string;
  readonly input: string;
  /** Of whom so many answers are kept. */
  readonly caller: string;
}

/** A run of a command: who claimed it may keep its answer. */
export interface AnswerRun extends AnswerId {
  readonly holder: string;
}

/** What has become of a command that was sent before. */
export type Claim =
  /** To be run now by this holder, and renewed, settled or released within five seconds. */
  | { readonly kind: "mine"; readonly holder: string }
  | { readonly kind: "answered"; readonly body: string }
  /** The key was sent with other input. */
  | { readonly kind: "reused" }
  /** The first is still under way. */
  | { readonly kind: "busy" };

/** Answers of commands, for when they are sent again. */
export interface Answers {
  claim(id: AnswerId): Promise<Claim>;
  /** The run goes on: for five seconds more nobody else may claim it. */
  renew(run: AnswerRun): Promise<void>;
  /** Keeps the answer for a day. */
  settle(run: AnswerRun, body: string): Promise<void>;
  /** Whoever sends it again with this look-up key, which its answer set, is the same caller. */
  shareWith(id: AnswerId, lookup: string): Promise<void>;
  /** The call came to nothing: it may be sent again. */
  release(run: AnswerRun): Promise<void>;
}

/** What the server keeps, besides the shop's records. */
export interface ServerStore {
  /** The shop's records. For a run, what a unit of work answers is kept with it, in one commit. */
  storeFor(run: AnswerRun | null): ShopStore;
  readonly answers: Answers;
  readonly tokens: {
    open(): Promise<string>;
    isOpen(token: string): Promise<boolean>;
    close(token: string): Promise<void>;
  };
  readonly attempts: {
    /** Seconds that this address has to wait before its next try. */
    waitOf(address: string): Promise<number>;
    failed(address: string): Promise<void>;
    succeeded(address: string): Promise<void>;
  };
  readonly rate: {
    /** Seconds to wait; 0 where it may go on. */
    take(key: string, limit: { readonly most: number; readonly seconds: number }): Promise<number>;
    /** Counts one more in any case, and answers whether there weren't too many. */
    count(
      key: string,
      limit: { readonly most: number; readonly seconds: number },
    ): Promise<boolean>;
  };
  /** `issueKey` hands the browser a new key, and answers with its digest. */
  lookupsOf(keyDigest: string | null, issueKey: () => Promise<string>): OrderLookups;
  readonly links: OrderLinks;
  versions(): Promise<Readonly<Record<ShopTopic, number>>>;
}
