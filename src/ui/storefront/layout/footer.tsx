import { Link } from "wouter";
import { FARM } from "#core/farm.ts";
import { ROUTES } from "#ui/shared/routes.ts";

export const Footer = ({ year }: { readonly year: string }) => (
  <footer className="site-footer">
    <div className="wide">
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
      <p>{FARM.tagline}</p>
      <p>
        <small>
          © {year} {FARM.name}. All rights reserved.
        </small>
      </p>
    </div>
  </footer>
);
