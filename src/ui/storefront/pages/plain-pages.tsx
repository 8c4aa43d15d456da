import { FARM } from "#core/farm.ts";
import { Page } from "#ui/shared/parts/page.tsx";

export const AboutPage = () => (
  <Page title="About Us" className="narrow">
    <p>This page is under construction.</p>
  </Page>
);

export const ContactPage = () => (
  <Page title="Contact Us" className="narrow">
    <p>You will find us at the farm gate. Collection: {FARM.collectionTimes}.</p>
  </Page>
);

export const StoriesPage = () => (
  <Page title="Our Chickens" className="narrow">
    <p>Stories from the hen house will appear here.</p>
  </Page>
);

export const FindUsPage = () => (
  <Page title="How to Find Us" className="narrow">
    <p>Collection: {FARM.collectionTimes}.</p>
    <p>
      We deliver free of charge to {FARM.deliveryTown} on {FARM.deliveryDays}.
    </p>
  </Page>
);
