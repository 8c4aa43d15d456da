export interface Finding {
  readonly kind: "well" | "look" | "stop";
  readonly sentence: string;
}

export const well = (sentence: string): Finding => ({ kind: "well", sentence });

export const look = (sentence: string): Finding => ({ kind: "look", sentence });

export const stop = (sentence: string): Finding => ({ kind: "stop", sentence });
