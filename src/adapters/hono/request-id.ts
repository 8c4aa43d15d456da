import { randomUUID } from "node:crypto";
import type { Context } from "hono";

const NAME = "requestId" as never;

/** Gives a request the id by which the log tells of it. */
export const nameRequest = (c: Context): string => {
  const id = randomUUID();
  c.set(NAME, id as never);
  return id;
};

export const requestIdOf = (c: Context): string => String(c.get(NAME));
