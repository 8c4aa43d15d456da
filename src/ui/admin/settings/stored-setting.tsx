import type { ReactNode } from "react";
import { StoredByNow } from "#ui/admin/editing/stored-by-now.tsx";
import type { Setting } from "#ui/admin/settings/use-section.ts";

interface StoredSettingProps extends Pick<Setting, "beside" | "onTake"> {
  readonly of: string;
  readonly shown?: (stored: string) => ReactNode;
}

export const StoredSetting = ({
  of,
  beside,
  onTake,
  shown = (stored) => stored || "Empty",
}: StoredSettingProps) =>
  beside !== undefined && (
    <StoredByNow of={of} onTake={onTake}>
      {shown(beside)}
    </StoredByNow>
  );
