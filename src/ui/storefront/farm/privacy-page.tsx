import { Link } from "wouter";
import type { Section } from "#core/farm-words.ts";
import { privacyOf, privacyWithoutMail } from "#core/privacy/farm-privacy.ts";
import { privacyInOneBrowser } from "#core/privacy/farm-privacy-in-one-browser.ts";
import { ROUTES } from "#core/routes.ts";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useSetting } from "#ui/shared/setting.ts";
import { Addition } from "#ui/storefront/farm/addition.tsx";
import styles from "#ui/storefront/farm/farm.module.css";
import { Sections } from "#ui/storefront/farm/sections.tsx";

const useWords = (): readonly Section[] => {
  const { isShared, sendsMail } = useSetting();
  const farm = useFarm();
  if (!isShared) return privacyInOneBrowser(farm);
  return sendsMail ? privacyOf(farm) : privacyWithoutMail(farm);
};

export const PrivacyPage = () => (
  <Page title="Privacy" className={`${pageStyles.reading} ${styles.words}`}>
    <Sections sections={useWords()} />
    <Addition name="privacy" />
    <p>
      <Link className={styles.alone} to={ROUTES.terms}>
        The terms of sale
      </Link>
    </p>
  </Page>
);
