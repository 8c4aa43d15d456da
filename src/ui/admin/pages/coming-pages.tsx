import { Page } from "#ui/shared/parts/page.tsx";

export const PostsPage = () => (
  <Page title="Admin Posts" heading="Posts">
    <p>Chicken stories will be written here.</p>
  </Page>
);

export const SplashPage = () => (
  <Page title="Admin Splash Page" heading="Splash Page">
    <p>The pop-up for the home page will be edited here.</p>
  </Page>
);
