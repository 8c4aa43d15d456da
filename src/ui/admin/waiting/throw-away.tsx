import { type QueueKind, useThrowAway } from "#ui/admin/waiting/waiting-queue.ts";
import { Button } from "#ui/shared/parts/button.tsx";

interface ThrowAwayProps<What> {
  readonly kind: QueueKind<What>;
  readonly id: string;
}

export const ThrowAway = <What,>({ kind, id }: ThrowAwayProps<What>) => {
  const throwAway = useThrowAway(kind);
  return (
    <Button variant="secondary" disabled={throwAway.isPending} onClick={() => throwAway.mutate(id)}>
      Throw away
    </Button>
  );
};
