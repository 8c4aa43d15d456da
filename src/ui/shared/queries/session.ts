import type { LogInRefusal } from "#core/session/log-in.ts";
import { SHOP_TOPICS, type Topic } from "#ports/change-feed.ts";
import { isFault } from "#ports/fault.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "session";

const REFUSALS: Record<LogInRefusal["kind"], Notice> = {
  "wrong-password": {
    title: "Login Failed",
    text: "The password you entered is incorrect.",
    tone: "destructive",
  },
};

const WELCOME: Notice = {
  title: "Login Successful!",
  text: "Welcome back, Admin! You're now logged in.",
  tone: "good",
  outlastsPage: true,
};

/** Whether the admin area is open to this browser, or undefined while that loads. */
export const useIsLoggedIn = (): boolean | undefined =>
  useRecords({ reads: [TOPIC], key: [TOPIC], run: (app) => app.shop.counter.isLoggedIn() }).data;

/** In seconds: whoever has to wait longer is told so. */
const SHORT_WAIT = 5;
const MOST_TRIES = 60;

/** Others may be trying too, and the shop looks at a few at a time. */
const tryAgainSoon = (failure: Error, failures: number): number | null =>
  isFault(failure, "too-many-requests") && failure.retryAfter <= SHORT_WAIT && failures < MOST_TRIES
    ? failure.retryAfter * 1_000
    : null;

export const useLogIn = () =>
  useCommand({
    topic: TOPIC,
    // Nothing was told of the farm's records while nobody was logged in.
    touches: SHOP_TOPICS,
    run: (app, password: string) => app.shop.counter.logIn(password),
    success: () => WELCOME,
    refusals: REFUSALS,
    againIn: tryAgainSoon,
  });

/** `done` leads out of the admin area before it closes. */
export const useLogOut = (done: () => void) =>
  useCommand({
    topic: TOPIC,
    run: async (app) => {
      const answer = await app.shop.counter.logOut();
      // Whoever comes next to this browser finds nothing that was half typed.
      await app.typed.forgetAll();
      return answer;
    },
    done,
    success: () => ({
      title: "Logged Out",
      text: "You have been successfully logged out.",
      outlastsPage: true,
    }),
    refusals: {},
  });
