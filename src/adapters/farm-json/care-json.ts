import { NO_NOTE } from "#core/care/count-note.ts";
import type { ItemOf } from "#core/shop/kinds.ts";

export const nameToJson = ({ flock: _flock, ...named }: ItemOf<"flockNames">): object => named;

export const hensToJson = ({ flock: _flock, weeks, ...entry }: ItemOf<"hens">): object => ({
  ...entry,
  ...(weeks !== null && { weeks }),
});

export const medicineToJson = ({
  flock: _flock,
  struck,
  ...medicine
}: ItemOf<"medicines">): object => ({ ...medicine, ...(struck && { struck }) });

/** A compact form: a shop has thousands of notes. */
export const noteToJson = ({ flock: _flock, id: _id, ...note }: ItemOf<"countNotes">): object =>
  Object.fromEntries(
    Object.entries(note).filter(([name, value]) => value !== NO_NOTE[name as keyof typeof NO_NOTE]),
  );
