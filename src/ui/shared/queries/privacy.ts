import type { EraseRefusal } from "#core/privacy/erase-person.ts";
import type { KeptOfPerson } from "#core/privacy/export-person.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";

const TOPIC: Topic = "customers";

export const INVALID_EMAIL: Notice = {
  title: "Invalid Email",
  text: "Please provide an email address such as mabel@example.com.",
  tone: "destructive",
};

const REFUSALS: Record<EraseRefusal["kind"], Notice> = { "invalid-email": INVALID_EMAIL };

export const useExportPerson = () => {
  const app = useApp();
  return (email: string): Promise<KeptOfPerson> => app.shop.office.exportPerson(email);
};

export const useErasePerson = () =>
  useCommand({
    topic: TOPIC,
    touches: [TOPIC, "orders", "messages", "waitlist", "agreements"],
    run: (app, email: string) => app.shop.office.erasePerson(email),
    success: (_nothing, email) => ({
      title: "Person Erased",
      text: `Nothing is kept of ${email} but what the books need.`,
      tone: "good",
    }),
    refusals: REFUSALS,
  });
