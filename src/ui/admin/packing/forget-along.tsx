import { useState } from "react";
import { useForgetAlong } from "#ui/admin/packing/along-queries.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";

export const ForgetAlong = () => {
  const [isAsked, setAsked] = useState(false);
  const forget = useForgetAlong();
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Forget it
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Forget this list?"
        confirm="Forget it"
        sent={forget}
        onConfirm={() => {
          forget.mutate(null);
          setAsked(false);
        }}
        onClose={() => setAsked(false)}
      >
        <p>
          Names and addresses are removed from this device. Ticks that wait are still sent. To take
          the list along again you need a network.
        </p>
      </ConfirmDialog>
    </>
  );
};
