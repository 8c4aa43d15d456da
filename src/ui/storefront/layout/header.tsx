import { type KeyboardEvent, useEffect, useState } from "react";
import { Link } from "wouter";
import { itemCount } from "#core/cart/cart.ts";
import { ROUTES } from "#core/routes.ts";
import { useFollowedLink, useGuardedPath } from "#ui/shared/navigation/location-context.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Icon } from "#ui/shared/parts/icon.tsx";
import pageStyles from "#ui/shared/parts/page.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { itemsText, useCart } from "#ui/storefront/basket/queries.ts";
import styles from "#ui/storefront/layout/header.module.css";

const STORIES = "Our Chickens";
const BLOG = "Blog";

const NAVIGATION = [
  ["My Orders", ROUTES.myOrders],
  ["About Us", ROUTES.about],
  ["Contact Us", ROUTES.contact],
  [STORIES, ROUTES.posts],
  ["How to Find Us", ROUTES.findUs],
  [BLOG, ROUTES.posts],
] as const;

const MOST_SHOWN = 99;

const BasketLink = () => {
  const cart = useCart().data;
  const count = itemCount(cart ?? []);
  useEffect(() => {
    // The badge of before the script: see early-script.ts.
    if (cart) document.documentElement.style.removeProperty("--added");
  }, [cart]);
  const name = count === 0 ? "Basket" : `Basket, ${itemsText(count)}`;
  return (
    <Link to={ROUTES.checkout} className={styles.basketLink} aria-label={name}>
      <Icon shape="M4 10h16l-1.6 10H5.6ZM8 10l3-6m5 6-3-6M9.5 13.5v3m5-3v3" size={26} />
      {count > 0 && (
        <span className={styles.badge}>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      )}
    </Link>
  );
};

export const Header = () => {
  const [isOpen, setOpen] = useState(false);
  const path = useGuardedPath();
  const farm = useFarm();
  const followed = useFollowedLink(BLOG) ?? STORIES;
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape") setOpen(false);
  };

  return (
    <header className={styles.siteHeader}>
      <div className={`${pageStyles.wide} ${styles.headerBar}`}>
        <Link to={ROUTES.home} className={styles.logo}>
          <img src="/pictures/logo.svg" alt="" width={48} height={48} />
          <span>{farm.name}</span>
        </Link>
        <nav
          id="main-menu"
          aria-label="Main"
          className={isOpen ? styles.open : undefined}
          onKeyDown={closeOnEscape}
        >
          <ul>
            {NAVIGATION.map(([name, to]) => (
              <li key={name}>
                <Link
                  to={to}
                  state={{ link: name }}
                  rel={name === STORIES ? "noreferrer" : undefined}
                  aria-current={
                    path === to && (to !== ROUTES.posts || name === followed) ? "page" : undefined
                  }
                  onClick={() => setOpen(false)}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <BasketLink />
        <Button
          variant="ghost"
          size="icon"
          className={styles.menuButton}
          aria-label="Menu"
          aria-expanded={isOpen}
          aria-controls="main-menu"
          onKeyDown={closeOnEscape}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon shape={isOpen ? "M6 6l12 12M18 6 6 18" : "M4 7h16M4 12h16M4 17h16"} />
        </Button>
      </div>
    </header>
  );
};
