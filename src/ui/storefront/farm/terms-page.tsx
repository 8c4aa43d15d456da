import { Link } from "wouter";
import { termsOf } from "#core/profile/farm-terms.ts";
import { ROUTES } from "#core/routes.ts";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useSetting } from "#ui/shared/setting.ts";
import { Addition } from "#ui/storefront/farm/addition.tsx";
import styles from "#ui/storefront/farm/farm.module.css";
import { Sections } from "#ui/storefront/farm/sections.tsx";

export const TermsPage = () => {
  const { isShared } = useSetting();
  return (
    <Page title="Terms" className={`${pageStyles.reading} ${styles.words}`}>
      <Sections sections={termsOf(useFarm(), isShared)} />
      <Addition name="terms" />
      <p>
        <Link className={styles.alone} to={ROUTES.privacy}>
          What we keep about you
        </Link>
      </p>
    </Page>
  );
};
