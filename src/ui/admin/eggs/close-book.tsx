import { useState } from "react";
import { useCloseBook } from "#ui/admin/eggs/queries.ts";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";
import { Button } from "#ui/shared/parts/button.tsx";

export const CloseBook = () => {
  const [isAsked, setAsked] = useState(false);
  const command = useCloseBook();
  const close = (): void => setAsked(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Close the egg book…
      </Button>
      {isAsked && (
        <AskDialog
          title="Close the egg book?"
          confirm="Close the Egg Book"
          command={command}
          input={() => null}
          onClose={close}
        >
          <p>
            Your stock and the book's history stay. From then on counts put nothing on sale, packing
            takes no eggs, and new orders have no best before date. You set your stock by hand.
          </p>
        </AskDialog>
      )}
    </>
  );
};
