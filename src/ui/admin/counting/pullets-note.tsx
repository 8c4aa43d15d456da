import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import { eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import styles from "#ui/admin/counting/count.module.css";
import { useSizeNames } from "#ui/admin/counting/use-size-names.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";

export const PulletsNote = ({ flock }: { readonly flock: FlockId }) => {
  const { name } = eggTypeIn(useFarm().eggs, "pullet");
  const { small } = useSizeNames();
  return (
    <p className={styles.pullets}>
      <span>{`${name} are the small eggs of young hens: count them as ${small}. How long a flock lays them is set on its page:`}</span>{" "}
      <Link to={adminPaths.flock(flock)}>Young hens until</Link>
    </p>
  );
};
