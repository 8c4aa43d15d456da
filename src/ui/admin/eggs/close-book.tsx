import { useState } from "react";
import { useCloseBook } from "#ui/admin/eggs/queries.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";

export const CloseBook = () => {
  const [isAsked, setAsked] = useState(false);
  const command = useCloseBook();
  const close = (): void => setAsked(false);
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        Close the egg book…
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Close the egg book?"
          confirm="Close the Egg Book"
          sent={command}
          isHeld
          onConfirm={() => command.mutate(null, { onSuccess: close })}
          onClose={close}
        >
          <p>
            Your stock and the book's history stay. From then on counts put nothing on sale, packing
            takes no eggs, and new orders have no best before date. You set your stock by hand.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
};
