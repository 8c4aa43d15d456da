import { useSyncExternalStore } from "react";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Dialog } from "#ui/shared/parts/dialog.tsx";

export const LeaveQuestion = () => {
  const location = useGuardedLocation();
  const isHolding = useSyncExternalStore(location.subscribe, location.isHolding);
  const losses = location.losses().join(", ");
  return (
    <Dialog
      open={isHolding}
      title="Leave this page?"
      onClose={() => location.answer(false)}
      actions={
        <>
          <Button onClick={() => location.answer(false)}>Stay</Button>
          <Button variant="secondary" onClick={() => location.answer(true)}>
            Leave
          </Button>
        </>
      }
    >
      <p>
        {losses
          ? `If you leave now, this is lost: ${losses}.`
          : "Something is still under way here. If you leave now, it may be lost."}
      </p>
    </Dialog>
  );
};
