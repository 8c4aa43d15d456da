import type { App } from "#core/app.ts";
import type { EntryOfFlock, RemovedEntries } from "#core/flocks/delete-entry.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { TypedCost } from "#core/flocks/log-cost.ts";
import type { TypedEggs } from "#core/flocks/log-eggs.ts";
import type { Rebooked } from "#core/flocks/rebooked.ts";
import type { CostEdit, EggsEdit } from "#core/flocks/update-entry.ts";
import type { Result } from "#core/shared/result.ts";
import type { Topic } from "#ports/change-feed.ts";
import { withRebooked } from "#ui/admin/flocks/rebooked.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import { BOOK_TOPICS } from "#ui/shared/queries/egg-book-topics.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";

const TOPIC: Topic = "flocks";

interface Kind {
  readonly kind: string;
}

export const good = (title: string, text: string): Notice => ({ title, text, tone: "good" });

export const commandsOn = <
  Typed extends { flock: FlockId },
  Edit,
  Entry extends { id: string } & Rebooked,
  LogRefusal extends Kind,
  EditRefusal extends Kind,
  RemoveRefusal extends Kind,
  PutBackRefusal extends Kind,
>(book: {
  readonly topic: Topic;
  readonly touches?: readonly Topic[];
  log(app: App, typed: Typed): Promise<Result<Entry, LogRefusal>>;
  update(app: App, edit: Edit): Promise<Result<Entry, EditRefusal>>;
  remove(
    app: App,
    entry: EntryOfFlock,
  ): Promise<Result<RemovedEntries<Entry> & Rebooked, RemoveRefusal>>;
  putBack(app: App, gone: RemovedEntries<Entry>): Promise<Result<null, PutBackRefusal>>;
  readonly notices: Record<"logged" | "updated" | "removed" | "putBack", Notice>;
  readonly refusals: Record<
    (LogRefusal | EditRefusal | RemoveRefusal | PutBackRefusal)["kind"],
    Notice | null
  >;
  readonly removeRefusals?: Partial<Record<RemoveRefusal["kind"], Notice>>;
  readonly putBackRefusals?: Partial<Record<PutBackRefusal["kind"], Notice>>;
}) => {
  const { notices, refusals, topic, touches = [topic] } = book;
  const remove = {
    topic,
    touches,
    run: book.remove,
    refusals: { ...refusals, ...book.removeRefusals },
  };
  const takenBack = { ...remove, success: () => notices.removed };
  const putBack = {
    topic,
    touches,
    run: book.putBack,
    success: () => notices.putBack,
    refusals: { ...refusals, ...book.putBackRefusals },
  };
  return {
    useLog: () => {
      const takeBack = useSend(takenBack);
      return useCommand({
        topic,
        touches,
        run: book.log,
        success: ({ id }, { flock }) => ({
          ...notices.logged,
          ...undo(() => takeBack({ flock, id })),
        }),
        refusals,
      });
    },
    useUpdate: () =>
      useCommand({
        topic,
        touches,
        run: book.update,
        success: (entry) => withRebooked(notices.updated, entry),
        refusals,
      }),
    useDelete: () => {
      const restore = useSend(putBack);
      return useCommand({
        ...remove,
        success: (gone) => ({
          ...withRebooked(notices.removed, gone),
          ...(gone.removed.length > 0 && undo(() => restore(gone))),
        }),
      });
    },
  };
};

export const {
  useLog: useLogCost,
  useUpdate: useUpdateCost,
  useDelete: useDeleteCost,
} = commandsOn({
  topic: TOPIC,
  log: ({ shop }, cost: TypedCost) => shop.office.logCost(cost),
  update: ({ shop }, edit: CostEdit) => shop.office.updateCost(edit),
  remove: ({ shop }, entry) => shop.office.deleteCost(entry),
  putBack: ({ shop }, gone) => shop.office.putBackCost(gone),
  notices: {
    logged: good("Success!", "Cost entry added successfully."),
    updated: good("Success!", "Cost entry updated successfully."),
    removed: { title: "Cost Deleted", text: "The cost entry has been removed." },
    putBack: good("Cost Restored", "The cost entry is back."),
  },
  refusals: REFUSALS,
});

export const {
  useLog: useLogEggs,
  useUpdate: useUpdateEggs,
  useDelete: useDeleteEggs,
} = commandsOn({
  topic: TOPIC,
  touches: [TOPIC, "care", ...BOOK_TOPICS],
  log: ({ shop }, eggs: TypedEggs) => shop.office.logEggs(eggs),
  update: ({ shop }, edit: EggsEdit) => shop.office.updateEggs(edit),
  remove: ({ shop }, entry) => shop.office.deleteEggs(entry),
  putBack: ({ shop }, gone) => shop.office.putBackEggs(gone),
  notices: {
    logged: good("Success!", "Egg count logged successfully."),
    updated: good("Success!", "Egg count updated successfully."),
    removed: { title: "Entry Deleted", text: "The egg log entry has been removed." },
    putBack: good("Entry Restored", "The egg log entry is back."),
  },
  refusals: REFUSALS,
});
