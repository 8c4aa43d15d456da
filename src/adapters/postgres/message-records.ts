import type { Expression, ExpressionBuilder, Insertable, Selectable, SqlBool } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { instantIn, json, storedEmailKey } from "#adapters/postgres/values.ts";
import { type Box, WRITTEN_BY_CUSTOMERS } from "#core/messages/boxes.ts";
import { isMessageOf, type Message } from "#core/messages/message.ts";
import { PAGE_SIZE, startOf } from "#core/shared/page.ts";
import type { MessageRepository } from "#ports/message-repository.ts";

type Row = Selectable<Tables["message"]>;

const messageOf = (row: Row): Message => ({
  id: row.id,
  kind: row.kind,
  to: row.recipient,
  ...(row.reply_to && { replyTo: row.reply_to }),
  subject: row.subject,
  text: row.text,
  html: row.html,
  writtenAt: row.written_at,
  state: row.state,
  tries: row.tries,
  dueAt: row.due_at,
  ...(row.mark && { mark: row.mark }),
  ...(row.links_to && { linksTo: row.links_to }),
});

const rowOf = ({
  to,
  replyTo,
  writtenAt,
  dueAt,
  mark,
  linksTo,
  ...message
}: Message): Insertable<Tables["message"]> => ({
  ...message,
  recipient: to,
  recipient_key: storedEmailKey(to),
  reply_to: json(replyTo ?? null),
  reply_key: storedEmailKey(replyTo?.email ?? ""),
  written_at: writtenAt,
  written: instantIn(writtenAt),
  due_at: dueAt,
  due: instantIn(dueAt),
  mark: mark ?? null,
  links_to: linksTo ?? null,
});

type Kept = ExpressionBuilder<Tables, "message">;

const isOpen = (is: Kept) => is(is.fn.coalesce("mark", is.val("unread")), "<>", "done");

const IN_BOX: Readonly<Record<Box, (is: Kept) => Expression<SqlBool>>> = {
  inbox: (is) => is.and([is("kind", "=", WRITTEN_BY_CUSTOMERS), isOpen(is)]),
  done: (is) => is.and([is("kind", "=", WRITTEN_BY_CUSTOMERS), is("mark", "=", "done")]),
  outbox: (is) => is("kind", "<>", WRITTEN_BY_CUSTOMERS),
};

export const messageRecords = ({ db, write }: Access): MessageRepository => {
  const all = (on: Access["db"]) => on.selectFrom("message").selectAll();

  return {
    find: async (id) => {
      const row = await all(db).where("id", "=", id).executeTakeFirst();
      return row ? messageOf(row) : null;
    },
    add: (message) =>
      write("messages", async (trx) => {
        const added = await trx
          .insertInto("message")
          .values(rowOf(message))
          .onConflict((is) => is.column("id").doNothing())
          .returning("id")
          .execute();
        return added.length > 0;
      }),
    replace: (message) =>
      write("messages", async (trx) => {
        const { id, ...row } = rowOf(message);
        const changed = await trx
          .updateTable("message")
          .set(row)
          .where("id", "=", id)
          .returning("id")
          .execute();
        return changed.length > 0;
      }),
    due: async (now, most) =>
      (
        await all(db)
          .where("state", "=", "waiting")
          .where("due", "<=", instantIn(now) as never)
          .orderBy("due")
          .orderBy("id")
          .limit(most)
          .execute()
      ).map(messageOf),
    ofEmail: async (email) => {
      const key = storedEmailKey(email);
      const rows = await all(db)
        .where((is) => is.or([is("recipient_key", "=", key), is("reply_key", "=", key)]))
        .execute();
      return rows.map(messageOf).filter(isMessageOf(email));
    },
    remove: (id) =>
      write("messages", async (trx) => {
        const gone = await trx.deleteFrom("message").where("id", "=", id).returning("id").execute();
        return gone.length > 0;
      }),
    page: async (after, box) => {
      const start = startOf(after);
      const where = box ? IN_BOX[box] : (is: Kept) => is.lit(true);
      const [rows, { total }] = await Promise.all([
        all(db)
          .where(where)
          .orderBy("written", "desc")
          .orderBy("id")
          .limit(PAGE_SIZE)
          .offset(start)
          .execute(),
        db
          .selectFrom("message")
          .select((is) => is.fn.countAll<number>().as("total"))
          .where(where)
          .executeTakeFirstOrThrow(),
      ]);
      const end = start + PAGE_SIZE;
      return { items: rows.map(messageOf), total, next: end < total ? String(end) : null };
    },
    unread: async () => {
      const { unread } = await db
        .selectFrom("message")
        .select((is) => is.fn.countAll<number>().as("unread"))
        .where("kind", "=", WRITTEN_BY_CUSTOMERS)
        .where((is) => is(is.fn.coalesce("mark", is.val("unread")), "=", "unread"))
        .executeTakeFirstOrThrow();
      return unread;
    },
  };
};
