import { Link } from "wouter";
import { ROUTES } from "#core/routes.ts";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useSetting } from "#ui/shared/setting.ts";
import { ContactForm } from "#ui/storefront/farm/contact-form.tsx";
import styles from "#ui/storefront/farm/farm.module.css";
import { EmailLink, PhoneLink } from "#ui/storefront/farm/farm-links.tsx";
import { UnsentForm } from "#ui/storefront/farm/unsent-form.tsx";

export const ContactPage = () => {
  const { isShared } = useSetting();
  const farm = useFarm();
  return (
    <Page title="Contact Us" className={pageStyles.wide}>
      <div className={styles.twoColumns}>
        {isShared ? <ContactForm /> : <UnsentForm />}
        <div className={styles.first}>
          <h2>Talk to us</h2>
          <dl className={styles.facts}>
            <div>
              <dt>Phone</dt>
              <dd>
                <PhoneLink />
              </dd>
            </div>
            <div>
              <dt>Email</dt>
              <dd>
                <EmailLink />
              </dd>
            </div>
          </dl>
        </div>
        <div>
          <h2>Directions</h2>
          <p>{farm.directions}</p>
          <Link className={styles.alone} to={ROUTES.findUs}>
            See the map
          </Link>
        </div>
      </div>
    </Page>
  );
};
