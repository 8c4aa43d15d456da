import type { LabelKind } from "#core/packing/label-kinds.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

type Deps = Pick<VisitorRecords, "labelKind">;

export const getLabelKind =
  ({ labelKind }: Deps) =>
  (): Promise<LabelKind> =>
    labelKind.load();

export const chooseLabelKind =
  ({ labelKind }: Deps) =>
  async (kind: LabelKind): Promise<Result<LabelKind, never>> => {
    await labelKind.save(kind);
    return accept(kind);
  };
