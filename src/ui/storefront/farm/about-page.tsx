import { Link } from "wouter";
import { FARM } from "#core/farm.ts";
import { COLLECTION_TIMES, FARM_ADDRESS } from "#core/farm-words.ts";
import { ROUTES } from "#core/routes.ts";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import styles from "#ui/storefront/farm/farm.module.css";
import { PhoneLink } from "#ui/storefront/farm/farm-links.tsx";

export const AboutPage = () => (
  <Page title="About Us" className={pageStyles.narrow}>
    <EmptyState picture="/pictures/flock.svg">
      <p>This page is under construction.</p>
    </EmptyState>
    <div className={styles.twoColumns}>
      <div>
        <h2>The farm</h2>
        <p>
          {FARM.owner} keeps the hens of {FARM.name} and writes their stories.
        </p>
        <address>
          {FARM_ADDRESS.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p>
          <PhoneLink />
        </p>
      </div>
      <div>
        <h2>Getting your eggs</h2>
        <p>Collection: {COLLECTION_TIMES}.</p>
        <p>
          Delivery: free of charge to {FARM.deliveryTown} ({FARM.deliveryPostcodes.join(", ")}) on{" "}
          {FARM.deliveryDays}.
        </p>
        <p>
          <Link to={ROUTES.findUs}>How to find us</Link>
        </p>
      </div>
    </div>
  </Page>
);
