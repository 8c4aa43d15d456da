/** Who is told of what happens at the shop, and of what. The office alone reads it. */
export interface Notices {
  /** Empty: the one address that the shop was set up with. */
  readonly addresses: readonly string[];
  readonly newOrder: boolean;
  readonly message: boolean;
  readonly attention: boolean;
  readonly lowStock: boolean;
  /** Low is fewer eggs than this. */
  readonly line: number;
}

export const MOST_ADDRESSES = 5;

export const DEFAULT_NOTICES: Notices = {
  addresses: [],
  newOrder: true,
  message: true,
  attention: true,
  lowStock: false,
  line: 24,
};

/** From this figure on few are left; null where nobody wants to know. */
export const lowStockLine = ({ lowStock, line }: Notices): number | null =>
  lowStock ? line : null;
