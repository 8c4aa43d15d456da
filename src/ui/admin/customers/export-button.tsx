import { type ComponentProps, useState } from "react";
import { isEmail } from "#core/customers/email.ts";
import { fileNameOf } from "#core/export/file-name.ts";
import { useExportPerson } from "#ui/admin/customers/privacy-queries.ts";
import { NOT_EXPORTED } from "#ui/admin/lists/not-exported.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import { download } from "#ui/shared/download.ts";
import { notify } from "#ui/shared/notices/notices.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";

interface ExportButtonProps extends Pick<ComponentProps<typeof Button>, "variant" | "size"> {
  readonly email: string;
}

export const ExportButton = ({ email: typed, ...look }: ExportButtonProps) => {
  const exportPerson = useExportPerson();
  const farm = useFarm();
  const [isBusy, setBusy] = useState(false);
  const email = typed.trim();

  const write = async (): Promise<void> => {
    setBusy(true);
    try {
      const text = JSON.stringify(await exportPerson(email), null, 2);
      download(`${fileNameOf(farm.name, email)}.json`, text, "application/json");
    } catch {
      notify(NOT_EXPORTED);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      variant="secondary"
      {...look}
      aria-label={email ? `Export ${email}` : undefined}
      aria-busy={isBusy}
      disabled={isBusy}
      onClick={() => (isEmail(email) ? write() : notify(REFUSALS["invalid-email"]))}
    >
      Export
    </Button>
  );
};
