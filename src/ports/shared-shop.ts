/** A shop that several people visit, with a provider that sends news. */
export interface SharedShop {
  readonly publicUrl: string;
  /** A mail server is set. */
  readonly sendsMail: boolean;
}
