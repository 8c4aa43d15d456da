import type { Erasure } from "#core/privacy/erase-person.ts";
import type { KeptOfPerson } from "#core/privacy/export-person.ts";
import type { LeavingPerson } from "#core/privacy/list-leaving.ts";
import { dayAndMonth } from "#core/shared/day-and-month.ts";
import type { Topic } from "#ports/change-feed.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import { useApp } from "#ui/shared/app-context.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "customers";

export const useExportPerson = () => {
  const app = useApp();
  return (email: string): Promise<KeptOfPerson> => app.shop.office.exportPerson(email);
};

export const useLeaving = (): readonly LeavingPerson[] | undefined =>
  useRecords({
    reads: ["orders", "week", "today"],
    key: ["orders", "leaving"],
    run: (app) => app.shop.office.listLeaving(),
  }).data;

export const NOBODY: Notice = {
  title: "Nothing to Erase",
  text: "Nobody with this e-mail is in the shop.",
  tone: "destructive",
};

const erasedNotice = ({ wasKnown, after }: Erasure, email: string): Notice => {
  if (!wasKnown) return NOBODY;
  return {
    title: after === null ? "Person Erased" : "What Is Past Is Erased",
    text:
      after === null
        ? `Nothing is kept of ${email} but what the books need.`
        : `${email} is erased after ${dayAndMonth(after)}.`,
    tone: "good",
  };
};

export const useErasePerson = (isNow: boolean) =>
  useCommand({
    topic: TOPIC,
    touches: [TOPIC, "orders", "messages", "waitlist", "agreements"],
    run: (app, email: string) =>
      isNow ? app.shop.office.erasePersonNow(email) : app.shop.office.erasePerson(email),
    success: erasedNotice,
    refusals: REFUSALS,
  });
