/** Somebody's wish for a link to an e-mail's orders. */
export interface LinkRequest {
  readonly id: string;
  readonly email: string;
}

/** Links by which somebody shows that an e-mail is theirs: each works once, for half an hour. */
export interface OrderLinks {
  /**
   * Notes the wish, unless the e-mail has had too many. Takes as long and tells the same whatever is known of it.
   */
  ask(email: string): Promise<void>;
  /** The e-mail of a link, which is used up by it; null where it is no live one. */
  use(token: string): Promise<string | null>;
  /** The oldest wishes that nobody has looked at, so many at most. */
  asked(most: number): Promise<readonly LinkRequest[]>;
  /** The wish is dealt with. */
  drop(id: string): Promise<void>;
  /** A new token for an e-mail: the same for one wish, however often it is asked for. */
  tokenFor(request: LinkRequest): Promise<string>;
}
