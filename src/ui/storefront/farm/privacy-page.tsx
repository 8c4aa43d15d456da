import { Link } from "wouter";
import { PRIVACY, PRIVACY_WITHOUT_MAIL } from "#core/farm-privacy.ts";
import { PRIVACY_IN_ONE_BROWSER } from "#core/farm-privacy-in-one-browser.ts";
import type { Section } from "#core/farm-words.ts";
import { ROUTES } from "#core/routes.ts";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import { useSetting } from "#ui/shared/setting.ts";
import styles from "#ui/storefront/farm/farm.module.css";
import { Sections } from "#ui/storefront/farm/sections.tsx";

const useWords = (): readonly Section[] => {
  const { isShared, sendsMail } = useSetting();
  if (!isShared) return PRIVACY_IN_ONE_BROWSER;
  return sendsMail ? PRIVACY : PRIVACY_WITHOUT_MAIL;
};

export const PrivacyPage = () => (
  <Page title="Privacy" className={`${pageStyles.narrow} ${styles.words}`}>
    <Sections sections={useWords()} />
    <p>
      <Link to={ROUTES.terms}>The terms of sale</Link>
    </p>
  </Page>
);
