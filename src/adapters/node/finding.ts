export interface Finding {
  /** "look": the shop sells, and something should be done. "stop": the shop can't sell. */
  readonly kind: "well" | "look" | "stop";
  readonly sentence: string;
}

export const well = (sentence: string): Finding => ({ kind: "well", sentence });

export const look = (sentence: string): Finding => ({ kind: "look", sentence });

export const stop = (sentence: string): Finding => ({ kind: "stop", sentence });
