import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import styles from "#ui/admin/export/export.module.css";
import { ButtonLink } from "#ui/shared/parts/button.tsx";

export const ForTheAccountant = () => (
  <p className={styles.forTheAccountant}>
    <ButtonLink to={ADMIN_ROUTES.export} variant="link" size="sm">
      Export for the accountant
    </ButtonLink>
  </p>
);
