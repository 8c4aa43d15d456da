import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import styles from "#ui/admin/admin.module.css";
import { BehindLogin } from "#ui/admin/login/behind-login.tsx";
import { useIsLoggedIn } from "#ui/admin/login/session-queries.ts";
import { holdsTypedText } from "#ui/shared/forms/holds-typed.ts";
import {
  useGuardedLocation,
  useGuardedPath,
  useIsGuarded,
} from "#ui/shared/navigation/location-context.ts";
import { Loading } from "#ui/shared/parts/skeleton.tsx";

const ToLogin = () => {
  const location = useGuardedLocation();
  useLayoutEffect(() => {
    location.navigate(ADMIN_ROUTES.login, {
      replace: true,
      keepsPage: true,
      state: { from: location.path() + location.search() },
    });
  }, [location]);
  return null;
};

const useFocusKept = (isAtLogin: boolean): void =>
  useLayoutEffect(() => {
    if (!isAtLogin) return;
    const focused = document.activeElement;
    return () => {
      if (focused instanceof HTMLElement) focused.focus();
    };
  }, [isAtLogin]);

export const Guard = ({ children }: { readonly children: ReactNode }) => {
  const isLoggedIn = useIsLoggedIn();
  const isGuarded = useIsGuarded();
  const isAtLogin = useGuardedPath() === ADMIN_ROUTES.login;
  const areaRef = useRef<HTMLDivElement>(null);
  const [isKept, setKept] = useState(false);
  useFocusKept(isAtLogin);

  useLayoutEffect(() => {
    const area = areaRef.current;
    setKept(area !== null && (isLoggedIn === true || holdsTypedText(area)));
  }, [isLoggedIn]);

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
