import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isHelper, type Person } from "#core/session/person.ts";
import { SHOP_TOPICS, type Topic } from "#ports/change-feed.ts";
import { isFault } from "#ports/fault.ts";
import { refused } from "#ui/admin/refusals.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "session";

const welcome = (person: Person): Notice => ({
  title: "Login Successful!",
  text:
    person.kind === "helper"
      ? `Welcome, ${person.name}! You're now logged in.`
      : "Welcome back, Admin! You're now logged in.",
  tone: "good",
  outlastsPage: true,
});

/** Null when logged out, undefined while unknown. */
export const usePerson = (): Person | null | undefined =>
  useRecords({ reads: [TOPIC], key: [TOPIC], run: (app) => app.shop.counter.getPerson() }).data;

export const useIsLoggedIn = (): boolean | undefined => {
  const person = usePerson();
  return person === undefined ? undefined : person !== null;
};

export const useIsHelper = (): boolean => {
  const person = usePerson();
  const [known, setKnown] = useState(person);
  if (person && person !== known) setKnown(person);
  return isHelper(person ?? known ?? null);
};

/** In seconds; a longer wait is shown. */
const SHORT_WAIT = 5;
const MOST_TRIES = 60;

/** Retry: the shop checks few passwords at a time. */
const tryAgainSoon = (failure: Error, failures: number): number | null =>
  isFault(failure, "too-many-requests") && failure.retryAfter <= SHORT_WAIT && failures < MOST_TRIES
    ? failure.retryAfter * 1_000
    : null;

export const useLogIn = () => {
  const client = useQueryClient();
  return useCommand({
    topic: TOPIC,
    // While logged out, changes of the farm's records weren't sent.
    touches: SHOP_TOPICS,
    run: (app, password: string) => app.shop.counter.logIn(password),
    success: welcome,
    done: (person) => {
      // A helper must not see all that the owner has read on this page.
      if (isHelper(person)) client.removeQueries({ type: "inactive" });
    },
    refusals: {
      "wrong-password": refused("Login Failed", "The password you entered is incorrect."),
    },
    againIn: tryAgainSoon,
  });
};

export const useLogOut = (done: () => void) =>
  useCommand({
    topic: TOPIC,
    touches: [TOPIC, "takenAlong", "ownCounts"],
    run: async (app) => {
      // No customer's address may stay on this device, even when the shop can't be reached.
      await app.visitor.packer.forgetTakenAlong();
      await app.visitor.eggCounter.forgetOwnCounts();
      const answer = await app.shop.counter.logOut();
      // The next person at this browser must find nothing half typed.
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
