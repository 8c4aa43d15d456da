import { type ReactNode, useState } from "react";
import { isKnown, type KeptOfPerson } from "#core/privacy/export-person.ts";
import { EraseDialog } from "#ui/admin/customers/erase-dialog.tsx";
import { NOBODY, useExportPerson } from "#ui/admin/customers/privacy-queries.ts";
import { notify, notifyFailure } from "#ui/shared/notices/notices.ts";

export const useErasing = (
  onErased?: () => void,
): readonly [ask: (email: string) => Promise<void>, question: ReactNode] => {
  const exportPerson = useExportPerson();
  const [person, setPerson] = useState<KeptOfPerson | null>(null);
  const ask = async (email: string): Promise<void> => {
    try {
      const kept = await exportPerson(email);
      if (isKnown(kept)) setPerson(kept);
      else notify(NOBODY);
    } catch (fault) {
      notifyFailure(fault);
    }
  };
  const question = person && (
    <EraseDialog person={person} onClose={() => setPerson(null)} {...(onErased && { onErased })} />
  );
  return [ask, question];
};
