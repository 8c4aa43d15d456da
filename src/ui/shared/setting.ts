import { createContext, use } from "react";
import type { Day } from "#core/shared/day.ts";

export interface Setting {
  readonly isShared: boolean;
  readonly isPractice: boolean;
  readonly sendsMail: boolean;
  readonly paysByPayPal: boolean;
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
