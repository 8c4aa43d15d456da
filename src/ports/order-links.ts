export interface LinkRequest {
  readonly id: string;
  readonly email: string;
}

/** Links that prove an e-mail address: each works once, for half an hour. */
export interface OrderLinks {
  /**
   * Keeps the request, unless the address has had too many. The answer and its time don't depend on what is known of
   * it.
   */
  ask(email: string): Promise<void>;
  /** Uses the link up. Null where there is none, or no longer. */
  use(token: string): Promise<string | null>;
  asked(most: number): Promise<readonly LinkRequest[]>;
  drop(id: string): Promise<void>;
  /** A token for a request: the same at each call. */
  tokenFor(request: LinkRequest): Promise<string>;
}
