export interface Notices {
  readonly addresses: readonly string[];
  readonly newOrder: boolean;
  readonly message: boolean;
  readonly attention: boolean;
  readonly lowStock: boolean;
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

export const lowStockLine = ({ lowStock, line }: Notices): number | null =>
  lowStock ? line : null;
