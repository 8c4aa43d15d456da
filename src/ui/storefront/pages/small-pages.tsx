import { Redirect, Route, Switch } from "wouter";
import { BLOG, ROUTES } from "#core/routes.ts";
import { AboutPage } from "#ui/storefront/farm/about-page.tsx";
import { ContactPage } from "#ui/storefront/farm/contact-page.tsx";
import { FindUsPage } from "#ui/storefront/farm/find-us-page.tsx";
import { PrivacyPage } from "#ui/storefront/farm/privacy-page.tsx";
import { TermsPage } from "#ui/storefront/farm/terms-page.tsx";
import { OrderCancelledPage } from "#ui/storefront/orders/order-cancelled-page.tsx";
import { OrderSuccessPage } from "#ui/storefront/orders/order-success-page.tsx";
import { NotFoundPage } from "#ui/storefront/pages/not-found-page.tsx";

export const SmallPages = () => (
  <Switch>
    <Route path={ROUTES.about} component={AboutPage} />
    <Route path={ROUTES.contact} component={ContactPage} />
    <Route path={ROUTES.findUs} component={FindUsPage} />
    <Route path={ROUTES.terms} component={TermsPage} />
    <Route path={ROUTES.privacy} component={PrivacyPage} />
    <Route path={ROUTES.orderSuccess} component={OrderSuccessPage} />
    <Route path={ROUTES.orderCancelled} component={OrderCancelledPage} />
    <Route path={BLOG}>
      <Redirect to={ROUTES.posts} replace />
    </Route>
    <Route component={NotFoundPage} />
  </Switch>
);
