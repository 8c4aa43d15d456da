/** What a look at the shop and its surroundings found, in one sentence for whoever keeps it. */
export interface Finding {
  /** "well"; "look" where the shop sells and something should be done; "stop" where the shop can't sell. */
  readonly kind: "well" | "look" | "stop";
  /** What is so and, unless all is well, what to do. Without secrets. */
  readonly sentence: string;
}

export const well = (sentence: string): Finding => ({ kind: "well", sentence });

export const look = (sentence: string): Finding => ({ kind: "look", sentence });

export const stop = (sentence: string): Finding => ({ kind: "stop", sentence });
