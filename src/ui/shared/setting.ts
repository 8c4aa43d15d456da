import { createContext, use } from "react";

/** Where the shop lives, as far as its screens tell of it. */
export interface Setting {
  /** Whether its records are on a server that everyone shares, and not in this browser alone. */
  readonly isShared: boolean;
  /** Whether no payment moves money. */
  readonly isPractice: boolean;
}

export const SettingContext = createContext<Setting>({ isShared: false, isPractice: false });

export const useSetting = (): Setting => use(SettingContext);
