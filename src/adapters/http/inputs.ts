import * as backup from "#adapters/http/inputs/backup.ts";
import * as byHand from "#adapters/http/inputs/by-hand.ts";
import * as care from "#adapters/http/inputs/care.ts";
import * as common from "#adapters/http/inputs/common.ts";
import * as counter from "#adapters/http/inputs/counter.ts";
import * as eggBook from "#adapters/http/inputs/egg-book.ts";
import * as flocks from "#adapters/http/inputs/flocks.ts";
import * as orders from "#adapters/http/inputs/orders.ts";
import * as people from "#adapters/http/inputs/people.ts";
import * as profile from "#adapters/http/inputs/profile.ts";
import * as stock from "#adapters/http/inputs/stock.ts";
import * as stories from "#adapters/http/inputs/stories.ts";
import * as week from "#adapters/http/inputs/week.ts";

export const inputs = {
  ...backup,
  ...byHand,
  ...care,
  ...common,
  ...counter,
  ...eggBook,
  ...flocks,
  ...orders,
  ...people,
  ...profile,
  ...stock,
  ...stories,
  ...week,
};

type All = typeof inputs;

/** An interface, so that the compiler writes its name into the type of each row. */
export interface Inputs extends All {}
