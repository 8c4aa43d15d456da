/** A letter that was mailed to the farm before there was an inbox counts as read; one that wasn't, as unread. */
export const INBOX: readonly string[] = [
  "alter table message add column if not exists mark text",
  "update message set mark = 'read' where kind = 'contact' and state = 'sent' and mark is null",
];
