import { createContext, use } from "react";
import type { Day } from "#core/shared/day.ts";

/** Where the shop lives, as far as its screens tell of it. */
export interface Setting {
  /** Whether its records are on a server that everyone shares, and not in this browser alone. */
  readonly isShared: boolean;
  /** Whether no payment moves money. */
  readonly isPractice: boolean;
  /** Whether what it writes leaves it by mail. */
  readonly sendsMail: boolean;
  /** Whether its till asks PayPal, of which the script runs on a page that was loaded for it alone. */
  readonly paysByPayPal: boolean;
  /** The day at the farm when the page was made, where it came as HTML: React begins with what stands there. */
  readonly renderedOn?: Day;
}

export const IN_ONE_BROWSER: Setting = {
  isShared: false,
  isPractice: false,
  sendsMail: false,
  paysByPayPal: false,
};

export const SettingContext = createContext(IN_ONE_BROWSER);

export const useSetting = (): Setting => use(SettingContext);
