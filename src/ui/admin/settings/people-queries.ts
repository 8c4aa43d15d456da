import type { TypedPassword } from "#core/session/change-password.ts";
import type { Helper, OpenSession, PeopleSheet } from "#core/session/people-sheet.ts";
import type { Topic } from "#ports/change-feed.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import { counted } from "#ui/shared/counted.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "session";

export const usePeople = (): PeopleSheet | undefined =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC, "people"],
    run: (app) => app.shop.office.getPeople(),
  }).data;

interface NewPassword extends TypedPassword {
  /** How many are logged in beside the owner who changes it. */
  readonly others: number;
}

export const useChangePassword = () =>
  useCommand({
    topic: TOPIC,
    run: (app, { others: _others, ...typed }: NewPassword) => app.shop.office.changePassword(typed),
    success: (_nothing: null, { others }): Notice => ({
      title: "Success!",
      text: `Your password is changed.${others > 0 ? ` ${counted(others, "other was", "others were")} logged out.` : ""}`,
      tone: "good",
    }),
    refusals: REFUSALS,
  });

export const nameOfDevice = ({ device }: Pick<OpenSession, "device">): string =>
  device || "An unknown device";

export const useEndSession = () =>
  useCommand({
    topic: TOPIC,
    run: (app, { id }: OpenSession) => app.shop.office.endSession(id),
    success: (_nothing: null, session) => ({
      title: "Logged Out",
      text: `${nameOfDevice(session)} has been logged out.`,
    }),
    refusals: {},
  });

export const useEndOtherSessions = () =>
  useCommand({
    topic: TOPIC,
    run: (app) => app.shop.office.endOtherSessions(),
    success: () => ({ title: "Logged Out", text: "All others have been logged out." }),
    refusals: {},
  });

export const useAddHelper = () =>
  useCommand({
    topic: TOPIC,
    run: (app, name: string) => app.shop.office.addHelper(name),
    refusals: REFUSALS,
  });

export const useRemoveHelper = () =>
  useCommand({
    topic: TOPIC,
    run: (app, { id }: Helper) => app.shop.office.removeHelper(id),
    success: (_nothing: null, { name }) => ({
      title: "Removed",
      text: `${name} is no helper any more.`,
    }),
    refusals: {},
  });
