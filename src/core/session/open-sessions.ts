import type { PeopleSheet } from "#core/session/people-sheet.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopPorts } from "#ports/ports.ts";

type Deps = Pick<ShopPorts, "people">;

const NOBODY: PeopleSheet = { sessions: [], helpers: [] };

export const getPeople =
  ({ people }: Deps) =>
  async (): Promise<PeopleSheet> =>
    (await people?.sheet()) ?? NOBODY;

export const endSession =
  ({ people }: Deps) =>
  async (id: string): Promise<Result<null, never>> => {
    await people?.endSession(id);
    return accept(null);
  };

export const endOtherSessions =
  ({ people }: Deps) =>
  async (): Promise<Result<null, never>> => {
    await people?.endOtherSessions();
    return accept(null);
  };
