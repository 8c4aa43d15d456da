import { type ReactNode, useState } from "react";
import { UnsavedBar } from "#ui/admin/editing/unsaved-bar.tsx";
import { UnsavedContext, unsavedChanges } from "#ui/admin/editing/unsaved-changes.ts";

export const UnsavedArea = ({ children }: { readonly children: ReactNode }) => {
  const [changes] = useState(unsavedChanges);
  return (
    <UnsavedContext value={changes}>
      {children}
      <UnsavedBar />
    </UnsavedContext>
  );
};
