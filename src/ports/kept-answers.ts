/** A command by its idempotency key. All but `key` and `call` are digests. */
export interface AnswerId {
  readonly key: string;
  readonly call: string;
  readonly session: string;
  readonly lookup: string;
  readonly input: string;
  readonly caller: string;
}

export interface AnswerRun extends AnswerId {
  readonly holder: string;
}

/** "busy" while another run holds the lease; "reused" for a key with other input. */
export type Claim =
  | { readonly kind: "mine"; readonly holder: string }
  | { readonly kind: "answered"; readonly body: string }
  | { readonly kind: "reused" }
  | { readonly kind: "busy" };

/** A claim is a lease of five seconds: renew, settle or release it. */
export interface KeptAnswers {
  claim(id: AnswerId): Promise<Claim>;
  renew(run: AnswerRun): Promise<void>;
  /** Keeps the answer for a day. */
  settle(run: AnswerRun, body: string): Promise<void>;
  /** Finds the answer by this look-up key too, which the answer handed to the caller. */
  shareWith(id: AnswerId, lookup: string): Promise<void>;
  release(run: AnswerRun): Promise<void>;
}
