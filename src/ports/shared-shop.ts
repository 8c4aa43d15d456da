/** A shop that several people visit, with a provider that sends news. */
export interface SharedShop {
  readonly publicUrl: string;
  readonly sendsMail: boolean;
}
