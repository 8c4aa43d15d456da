import { adminPaths } from "#core/admin-routes.ts";
import { farmPlace } from "#core/farm-words.ts";
import { useSetup } from "#ui/admin/dashboard/setup-queries.ts";
import styles from "#ui/admin/dashboard/warnings.module.css";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";

export const FirstFarmWarning = () => {
  const at = useSetup()?.firstFarmAt ?? null;
  const farm = useFarm();
  if (at === null) return null;
  return (
    <aside className={styles.warning} aria-label="Not your farm yet">
      <p>{`Customers at ${at} still read the name and address of a farm that isn't yours: ${farm.name}, ${farmPlace(farm)}.`}</p>
      <ButtonLink variant="secondary" size="sm" to={adminPaths.settings("farm")}>
        Tell of your farm
      </ButtonLink>
    </aside>
  );
};
