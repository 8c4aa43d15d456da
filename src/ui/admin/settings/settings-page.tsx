import { AboutSection } from "#ui/admin/settings/about-section.tsx";
import { DeliverySection } from "#ui/admin/settings/delivery-section.tsx";
import { EggsSection } from "#ui/admin/settings/eggs-section.tsx";
import { FarmSection } from "#ui/admin/settings/farm-section.tsx";
import { HomeSection } from "#ui/admin/settings/home-section.tsx";
import { NoticesSection } from "#ui/admin/settings/notices-section.tsx";
import { PeopleSection } from "#ui/admin/settings/people-section.tsx";
import { useProfileSheet } from "#ui/admin/settings/queries.ts";
import styles from "#ui/admin/settings/settings.module.css";
import { TermsSection } from "#ui/admin/settings/terms-section.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useSetting } from "#ui/shared/setting.ts";

export const SettingsPage = () => {
  const { isShared } = useSetting();
  const sheet = useProfileSheet();
  return (
    <Page title="Admin Settings" heading="Settings">
      <p>What customers read about your farm. What you save shows everywhere at once.</p>
      {sheet ? (
        <div className={styles.sections}>
          <FarmSection value={sheet.profile.farm} version={sheet.sections.farm.version} />
          <DeliverySection
            value={sheet.profile.delivery}
            version={sheet.sections.delivery.version}
          />
          <HomeSection value={sheet.profile.home} version={sheet.sections.home.version} />
          <EggsSection value={sheet.profile.eggs} version={sheet.sections.eggs.version} />
          <AboutSection value={sheet.profile.about} version={sheet.sections.about.version} />
          <TermsSection profile={sheet.profile} version={sheet.sections.terms.version} />
          {isShared && (
            <NoticesSection
              value={sheet.profile.notices}
              version={sheet.sections.notices.version}
            />
          )}
          <PeopleSection />
        </div>
      ) : (
        <Loading what="the settings" />
      )}
    </Page>
  );
};
