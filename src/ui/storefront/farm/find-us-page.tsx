import { collectionTimes, deliveryDays, farmAddress } from "#core/farm-words.ts";
import { mapEmbedUrl, mapPageUrl } from "#ui/shared/map-urls.ts";
import { Deferred } from "#ui/shared/parts/deferred.tsx";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import styles from "#ui/storefront/farm/farm.module.css";
import { PhoneLink } from "#ui/storefront/farm/farm-links.tsx";

const MapFrame = () => {
  const farm = useFarm();
  return (
    <iframe
      className={styles.map}
      title={`Map of ${farm.name} and the roads around it`}
      src={mapEmbedUrl(farm.coordinates)}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
};

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

export const FindUsPage = () => {
  const farm = useFarm();
  return (
    <Page title="How to Find Us" className={pageStyles.wide}>
      <div className={styles.twoColumns}>
        <div>
          <FarmMap />
          <p>
            <a className={styles.alone} href={mapPageUrl(farm.coordinates)}>
              Open the map on OpenStreetMap
            </a>
          </p>
        </div>
        <div className={styles.first}>
          <h2>Address</h2>
          <address>
            {farmAddress(farm).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p>{farm.directions}</p>
          <h2>Collection</h2>
          <p>{`${collectionTimes(farm)}.`}</p>
          <p>{`We deliver free of charge to ${farm.deliveryTown} on ${deliveryDays(farm)}.`}</p>
          <h2>Phone</h2>
          <p>
            <PhoneLink />
          </p>
        </div>
      </div>
    </Page>
  );
};
