import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
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
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useSetting } from "#ui/shared/setting.ts";

export const SettingsPage = () => {
  const { isShared } = useSetting();
  const sheet = useProfileSheet();
  return (
    <AdminPage title="Admin Settings" heading="Settings">
      <p className={styles.intro}>
        What customers read about your farm. What you save shows everywhere at once.
      </p>
      {sheet ? (
        <div className={styles.sections}>
          <FarmSection sheet={sheet} />
          <DeliverySection sheet={sheet} />
          <HomeSection sheet={sheet} />
          <EggsSection sheet={sheet} />
          <AboutSection sheet={sheet} />
          <TermsSection sheet={sheet} />
          {isShared && <NoticesSection sheet={sheet} />}
          <PeopleSection />
        </div>
      ) : (
        <Loading what="the settings" />
      )}
    </AdminPage>
  );
};
