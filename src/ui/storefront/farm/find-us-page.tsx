import { FARM } from "#core/farm.ts";
import { COLLECTION_TIMES, FARM_ADDRESS } from "#core/farm-words.ts";
import { Deferred } from "#ui/shared/parts/deferred.tsx";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import styles from "#ui/storefront/farm/farm.module.css";
import { PhoneLink } from "#ui/storefront/farm/farm-links.tsx";
import { mapEmbedUrl, mapPageUrl } from "#ui/storefront/farm/map-urls.ts";

const MapFrame = () => (
  <iframe
    className={styles.map}
    title={`Map of ${FARM.name} and the roads around it`}
    src={mapEmbedUrl(FARM.coordinates)}
    loading="lazy"
    referrerPolicy="strict-origin-when-cross-origin"
  />
);

/** A foreign page that must not hold up this one: it is loaded last. */
const FarmMap = () => (
  <div className={styles.mapPlace}>
    <Deferred>
      <MapFrame />
    </Deferred>
    <noscript>
      <MapFrame />
    </noscript>
  </div>
);

export const FindUsPage = () => (
  <Page title="How to Find Us" className={pageStyles.wide}>
    <div className={styles.twoColumns}>
      <div>
        <h2>Address</h2>
        <address>
          {FARM_ADDRESS.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p>{FARM.directions}</p>
      </div>
      <div>
        <h2>Collection</h2>
        <p>{COLLECTION_TIMES}.</p>
        <p>
          We deliver free of charge to {FARM.deliveryTown} on {FARM.deliveryDays}.
        </p>
        <h2>Phone</h2>
        <p>
          <PhoneLink />
        </p>
      </div>
    </div>
    <FarmMap />
    <p>
      <a href={mapPageUrl(FARM.coordinates)}>Open the map on OpenStreetMap</a>
    </p>
  </Page>
);
