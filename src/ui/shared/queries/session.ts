import { useMutation } from "@tanstack/react-query";
import type { LogInRefusal } from "#core/session/log-in.ts";
import type { Result } from "#core/shared/result.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "isAdminAuthenticated";

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
};

/** Whether the admin area is open to this browser, or undefined while that loads. */
export const useIsLoggedIn = (): boolean | undefined =>
  useRecords({ reads: [TOPIC], key: [TOPIC], run: (app) => app.isLoggedIn() }).data;

export const useLogIn = () => {
  const app = useApp();
  return useMutation({
    mutationFn: (password: string) => app.logIn(password),
    meta: {
      touches: [TOPIC],
      says: (answer) => {
        const login = answer as Result<null, LogInRefusal>;
        return login.ok ? WELCOME : REFUSALS[login.refusal.kind];
      },
    },
  });
};

/** `done` leads out of the admin area before it closes. */
export const useLogOut = (done: () => void) => {
  const app = useApp();
  return useCommand({
    topic: TOPIC,
    run: () => app.logOut(),
    done,
    success: () => ({ title: "Logged Out", text: "You have been successfully logged out." }),
    refusals: {},
  });
};
