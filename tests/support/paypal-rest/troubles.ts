import { issueReply, type Reply, refusal } from "#tests/support/paypal-rest/replies.ts";

export const ROUTES = ["token", "create", "look", "capture", "refund", "verify"] as const;

export type Route = (typeof ROUTES)[number];

/** What goes wrong: before PayPal has done what it was asked for, or after. */
export type Trouble =
  | `${"hang" | "drop" | "500" | "503" | "429" | "html"}-${"before" | "after"}`
  /** It answers less than was asked for. */
  | "minimal"
  /** It takes so many milliseconds, and goes on when the caller no longer waits. */
  | { readonly slow: number }
  | { readonly issue: string };

export type Ending = Reply | "hang" | "drop" | "html";

/** What comes next goes wrong in this way, and what comes then in that. */
export const newTroubles = () => {
  const planned = new Map<Route, Trouble[]>();
  return {
    plan: (route: Route, troubles: readonly Trouble[]): void =>
      void planned.set(route, [...(planned.get(route) ?? []), ...troubles]),
    clear: (): void => planned.clear(),
    next: (route: Route): Trouble | undefined => planned.get(route)?.shift(),
  };
};

const ENDINGS: Readonly<Record<string, Ending>> = {
  hang: "hang",
  drop: "drop",
  html: "html",
  500: refusal(500, "INTERNAL_SERVER_ERROR"),
  503: refusal(503, "SERVICE_UNAVAILABLE"),
  429: refusal(429, "RATE_LIMIT_REACHED"),
};

/** How a trouble ends what is asked at this time; null where it doesn't. */
export const endingAt = (trouble: Trouble | undefined, time: "before" | "after"): Ending | null => {
  if (typeof trouble !== "string") return null;
  const [how = "", when] = trouble.split("-");
  return when === time ? (ENDINGS[how] ?? null) : null;
};

/** The refusal that was planned. */
export const issueIn = (trouble: Trouble | undefined): Reply | null =>
  typeof trouble === "object" && "issue" in trouble ? issueReply(trouble.issue) : null;

export const slownessOf = (trouble: Trouble | undefined): number =>
  typeof trouble === "object" && "slow" in trouble ? trouble.slow : 0;
