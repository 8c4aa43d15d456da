import { resetPassword } from "#adapters/postgres/people.ts";
import { FEWEST_LETTERS, isWeakPassword } from "#core/session/weak-password.ts";
import { accept } from "#core/shared/result.ts";
import { notDone, type Task } from "./task.ts";

export const setPassword: Task = async (args, { terminal, open }) => {
  if (args.length > 0) return notDone("It takes the new password as a line of standard input.");
  const password = await terminal.readLine();
  if (isWeakPassword(password))
    return notDone(
      `A password needs at least ${FEWEST_LETTERS} letters, and may not be one of the commonest. Nothing was changed.`,
    );
  const database = await open();
  if (!database.ok) {
    const { kind, sentence } = database.refusal;
    return kind === "in-use"
      ? notDone(`${sentence} Stop it, set the password, and start it again.`)
      : database;
  }
  try {
    await resetPassword(database.value.db, password);
    terminal.tell("The shop has its new password, and everybody is logged out.");
    return accept(null);
  } finally {
    await database.value.close();
  }
};
