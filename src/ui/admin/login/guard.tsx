import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import styles from "#ui/admin/admin.module.css";
import { BehindLogin } from "#ui/admin/login/behind-login.tsx";
import {
  useGuardedLocation,
  useGuardedPath,
  useIsGuarded,
} from "#ui/shared/navigation/location-context.ts";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useIsLoggedIn } from "#ui/shared/queries/session.ts";
import { useSetting } from "#ui/shared/setting.ts";

/** Whether somebody typed into a field that its form still holds. */
const holdsTypedText = (area: Element): boolean =>
  [...area.querySelectorAll<HTMLInputElement>("input, textarea")].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Leads to the login, which leads back. On a shared shop the page behind it stays as it is; in a shop of one browser
 * a page with unsaved changes asks first.
 */
const ToLogin = () => {
  const location = useGuardedLocation();
  const { isShared } = useSetting();
  useLayoutEffect(() => {
    location.navigate(ADMIN_ROUTES.login, {
      replace: true,
      keepsPage: isShared,
      state: { from: location.path() + location.search() },
    });
  }, [location, isShared]);
  return null;
};

/** While the login shows, the focus waits where it was. */
const useFocusKept = (isAtLogin: boolean): void =>
  useLayoutEffect(() => {
    if (!isAtLogin) return;
    const focused = document.activeElement;
    return () => {
      if (focused instanceof HTMLElement) focused.focus();
    };
  }, [isAtLogin]);

/** Shows the admin area to a browser that is logged in, and the login to any other. What somebody has typed outlasts the session. */
export const Guard = ({ children }: { readonly children: ReactNode }) => {
  const isLoggedIn = useIsLoggedIn();
  const isGuarded = useIsGuarded();
  const isAtLogin = useGuardedPath() === ADMIN_ROUTES.login;
  const { isShared } = useSetting();
  const areaRef = useRef<HTMLDivElement>(null);
  const [isKept, setKept] = useState(false);
  useFocusKept(isAtLogin);

  // When the session ends, the page is still there to be looked at.
  useLayoutEffect(() => {
    const area = areaRef.current;
    setKept(isShared && area !== null && (isLoggedIn === true || holdsTypedText(area)));
  }, [isShared, isLoggedIn]);

  if (isLoggedIn === undefined) return isAtLogin ? null : <Loading what="the admin area" />;
  return (
    <>
      <div ref={areaRef} className={styles.behindLogin} hidden={isAtLogin} inert={isAtLogin}>
        {(isLoggedIn || isGuarded || isKept) && <BehindLogin>{children}</BehindLogin>}
      </div>
      {!isLoggedIn && !isAtLogin && <ToLogin key={String(isGuarded)} />}
    </>
  );
};
