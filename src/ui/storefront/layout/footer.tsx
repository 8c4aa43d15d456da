import { Link } from "wouter";
import { ROUTES } from "#core/routes.ts";
import pageStyles from "#ui/shared/parts/page.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";
import styles from "#ui/storefront/layout/footer.module.css";

export const Footer = ({ year }: { readonly year: string }) => {
  const farm = useFarm();
  return (
    <footer className={styles.siteFooter}>
      <div className={pageStyles.wide}>
        <p>{farm.tagline}</p>
        <nav aria-label="Footer">
          <ul>
            <li>
              <Link to={ROUTES.about}>About Us</Link>
            </li>
            <li>
              <Link to={ROUTES.contact}>Contact</Link>
            </li>
            <li>
              <Link to={ROUTES.findUs}>Find Us</Link>
            </li>
            <li>
              <Link to={ROUTES.terms}>Terms</Link>
            </li>
            <li>
              <Link to={ROUTES.privacy}>Privacy</Link>
            </li>
          </ul>
        </nav>
        <p>{`© ${year} ${farm.name}. All rights reserved.`}</p>
      </div>
    </footer>
  );
};
