export interface LinkRequest {
  readonly id: string;
  readonly email: string;
}

/** Links that prove an e-mail address: each works once, for half an hour. */
export interface OrderLinks {
  /** Answer and time don't reveal whether the address is known, or has had too many. */
  ask(email: string): Promise<void>;
  /** Uses the link up. Null for an unknown or spent link. */
  use(token: string): Promise<string | null>;
  asked(most: number): Promise<readonly LinkRequest[]>;
  drop(id: string): Promise<void>;
  /** Returns the same token for a request at each call. */
  tokenFor(request: LinkRequest): Promise<string>;
}
