import { Link } from "wouter";
import { TERMS } from "#core/farm-terms.ts";
import { Page } from "#ui/shared/parts/page.tsx";
import { ROUTES } from "#ui/shared/routes.ts";
import { Sections } from "#ui/storefront/farm/sections.tsx";
import "#ui/storefront/farm/farm.css";

export const TermsPage = () => (
  <Page title="Terms" className="narrow words">
    <Sections sections={TERMS} />
    <p>
      <Link to={ROUTES.privacy}>What we keep about you</Link>
    </p>
  </Page>
);
