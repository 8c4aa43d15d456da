import type { PaymentMethod } from "#core/orders/payment.ts";
import type { ChangeFeed } from "#ports/change-feed.ts";
import type { Clock } from "#ports/clock.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";
import type { IdSource } from "#ports/id-source.ts";
import type { PasswordCheck } from "#ports/password-check.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import type { Repositories } from "#ports/repositories.ts";
import type { UnitOfWork } from "#ports/unit-of-work.ts";

/** What a place to keep records offers. */
export interface Store extends Repositories {
  readonly unitOfWork: UnitOfWork;
  readonly changes: ChangeFeed;
}

/** All that the inside asks of the outside. */
export interface Ports extends Store {
  readonly payments: Readonly<Record<PaymentMethod, PaymentGateway>>;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly passwords: PasswordCheck;
  readonly cleaner: HtmlCleaner;
}
