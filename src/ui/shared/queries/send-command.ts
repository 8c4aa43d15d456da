import type { QueryClient } from "@tanstack/react-query";
import type { App } from "#core/app.ts";
import { isFault } from "#ports/fault.ts";
import { notifyFailure } from "#ui/shared/notices/notices.ts";
import { type Command, commandOptions } from "#ui/shared/queries/command-options.ts";
import { reloadOnce } from "#ui/shared/reload-once.ts";

export interface Sender {
  readonly app: App;
  readonly client: QueryClient;
  isGuarded(): boolean;
}

/** Reloads where the code of a deed is gone, so that the next page runs it. Else shows the failure and drops the deed. */
const mend = async (failure: unknown, deed: string, { app, isGuarded }: Sender): Promise<void> => {
  if (await reloadOnce(failure, isGuarded(), app.tab)) return;
  app.visitor.deeds.drop(deed);
  if (isFault(failure, "code-missing")) notifyFailure(failure);
};

/** Sends a command. A deed stands in the outbox until it is done or has failed. */
export const sendCommand = async <Input, Value, Refusal extends { kind: string }, Stored>(
  command: Command<Input, Value, Refusal, Stored>,
  input: Input,
  sender: Sender,
  noted?: string,
): Promise<void> => {
  const { app, client } = sender;
  const { deeds } = app.visitor;
  const deed = noted ?? (command.deed === undefined ? null : deeds.note(command.deed, input));
  const options = commandOptions(command, app, client, deed);
  const sent = client.getMutationCache().build(client, options);
  try {
    await sent.execute(input);
    if (deed !== null) deeds.drop(deed);
  } catch (failure) {
    // The mutation cache shows every other failure.
    if (deed !== null) await mend(failure, deed, sender);
  }
};
