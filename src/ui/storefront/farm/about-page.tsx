import { Link } from "wouter";
import { collectionTimes, deliveryDays, farmAddress } from "#core/farm-words.ts";
import { ROUTES } from "#core/routes.ts";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useFarm, useFarmText } from "#ui/shared/queries/farm.ts";
import styles from "#ui/storefront/farm/farm.module.css";
import { PhoneLink } from "#ui/storefront/farm/farm-links.tsx";
import { OwnText } from "#ui/storefront/farm/own-text.tsx";

const AboutText = () => {
  const html = useFarmText("about");
  if (html === undefined) return <Loading what="the page" count={1} />;
  if (html !== null) return <OwnText html={html} />;
  return (
    <EmptyState picture="/pictures/flock.svg">
      <p>This page is under construction.</p>
    </EmptyState>
  );
};

export const AboutPage = () => {
  const farm = useFarm();
  return (
    <Page title="About Us" className={pageStyles.reading}>
      <AboutText />
      <div className={styles.twoColumns}>
        <div>
          <h2>The farm</h2>
          <p>{`${farm.owner} keeps the hens of ${farm.name} and writes their stories.`}</p>
          <address>
            {farmAddress(farm).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p>
            <PhoneLink />
          </p>
        </div>
        <div>
          <h2>Getting your eggs</h2>
          <p>{`Collection: ${collectionTimes(farm)}.`}</p>
          <p>{`Delivery: free of charge to ${farm.deliveryTown} (${farm.deliveryPostcodes.join(", ")}) on ${deliveryDays(farm)}.`}</p>
          <p>
            <Link className={styles.alone} to={ROUTES.findUs}>
              How to find us
            </Link>
          </p>
        </div>
      </div>
    </Page>
  );
};
