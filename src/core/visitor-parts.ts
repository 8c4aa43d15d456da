import { type Author, createAuthor } from "#core/author.ts";
import { type Buyer, createBuyer } from "#core/buyer.ts";
import type { Shop } from "#core/shop.ts";
import type { VisitorPorts } from "#ports/ports.ts";

/** What a visitor needs who pays, and an owner who writes. */
export interface VisitorParts {
  readonly buyer: Buyer;
  readonly author: Author;
}

export const createVisitorParts = (ports: VisitorPorts, shop: Shop): VisitorParts => ({
  buyer: createBuyer(ports, shop),
  author: createAuthor(ports, shop),
});
