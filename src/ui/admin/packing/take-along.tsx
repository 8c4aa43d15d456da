import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { Day } from "#core/shared/day.ts";
import { useTakeAlong, useTakenAlong } from "#ui/admin/packing/along-queries.ts";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";

export const TakeAlong = ({ day }: { readonly day: Day }) => {
  const location = useGuardedLocation();
  const take = useTakeAlong(() => location.navigate(ADMIN_ROUTES.along));
  const isLost = useIsConnectionLost();
  const isTaken = useTakenAlong()?.day === day;
  return (
    <>
      <SavingButton
        variant="secondary"
        sent={[take]}
        disabled={isLost || take.isPending}
        onClick={() => take.mutate(day)}
      >
        Take it along
      </SavingButton>
      {isTaken && (
        <ButtonLink to={ADMIN_ROUTES.along} variant="link">
          Open what was taken along
        </ButtonLink>
      )}
    </>
  );
};
