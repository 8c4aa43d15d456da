import { useState } from "react";
import { useKeepNote, useNote } from "#ui/storefront/checkout/queries.ts";

export const useTypedNote = (): readonly [string, (note: string) => void] => {
  const kept = useNote();
  const keep = useKeepNote();
  const [typed, setTyped] = useState<string | null>(null);
  const type = (note: string): void => {
    setTyped(note);
    keep(note);
  };
  return [typed ?? kept ?? "", type];
};
