import type { Version } from "#core/shared/version.ts";

export interface FigureRow {
  readonly version: Version;
}

export interface FigureEdit {
  readonly version: Version;
  readonly to: number;
}

/** Optimistic locking of a sheet: returns impossible edits, and those of changed figures. */
export const checkEdits = <Edit extends FigureEdit, Row extends FigureRow>(
  edits: readonly Edit[],
  rowOf: (edit: Edit) => Row | undefined,
  isFigure: (figure: number) => boolean,
) => {
  const rows = edits.map((edit) => ({ edit, now: rowOf(edit) }));
  const isSecond = (edit: Edit, at: number): boolean =>
    rows.findIndex(({ now }) => now === rowOf(edit)) < at;
  return {
    invalid: edits.filter((edit, at) => !isFigure(edit.to) || !rowOf(edit) || isSecond(edit, at)),
    conflicts: rows.flatMap(({ edit, now }) =>
      now && now.version !== edit.version ? [{ edit, now }] : [],
    ),
  };
};
