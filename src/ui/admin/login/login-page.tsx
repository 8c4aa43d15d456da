import { type FormEvent, useLayoutEffect, useState } from "react";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { ROUTES } from "#core/routes.ts";
import { isHelper, type Person } from "#core/session/person.ts";
import { isFault } from "#ports/fault.ts";
import { landingOf } from "#ui/admin/layout/helper-paths.ts";
import styles from "#ui/admin/login/login.module.css";
import { useLogIn, usePerson } from "#ui/admin/login/session-queries.ts";
import { WaitingLines } from "#ui/admin/waiting/waiting-lines.tsx";
import { noticeOf } from "#ui/shared/fault-notices.ts";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useSetting } from "#ui/shared/setting.ts";

const Onward = ({ person }: { readonly person: Person }) => {
  const location = useGuardedLocation();
  useLayoutEffect(() => {
    const { from = ADMIN_ROUTES.dashboard } = location.note();
    location.navigate(landingOf(from, isHelper(person)), { replace: true, keepsPage: true });
  }, [location, person]);
  return null;
};

const Forgotten = () =>
  useSetting().isShared && (
    <p>
      Forgotten? Set a new one on the machine that the shop runs on:{" "}
      <code>npm run admin:password -- --shop</code>
    </p>
  );

const WhatItProtects = () => (
  <p>
    {useSetting().isShared
      ? "The password guards the shop's records on the server: nobody reads or changes them without it."
      : "The password keeps others who use this browser out of the admin area. It guards no server: whoever can open this browser's tools can read what is kept here."}
  </p>
);

export const LoginPage = () => {
  const person = usePerson();
  const { isShared } = useSetting();
  const [error, setError] = useState<string>();
  const logIn = useLogIn();

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (logIn.isPending) return;
    const password = String(new FormData(event.currentTarget).get("password"));
    setError(undefined);
    logIn.mutate(password, {
      onSuccess: (answer) => {
        if (!answer.ok) setError("Incorrect password. Please try again.");
      },
      onError: (fault) => {
        if (isFault(fault, "too-many-requests")) setError(noticeOf(fault).text);
      },
    });
  };

  if (person) return <Onward person={person} />;
  return (
    <main className={styles.login}>
      <img src="/pictures/logo.svg" alt="" width={56} height={56} />
      <Page title="Admin Login" className={styles.loginForm}>
        {isShared && <WaitingLines />}
        <form onSubmit={submit}>
          <Field
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={error}
          />
          <SavingButton
            type="submit"
            sent={[logIn]}
            size="lg"
            className={styles.loginButton}
            aria-busy={logIn.isPending}
          >
            Unlock Dashboard
          </SavingButton>
          <p role="status">
            {logIn.failureCount > 0 &&
              logIn.isPending &&
              "Many are trying to log in just now. This page keeps trying for you."}
          </p>
        </form>
        <Forgotten />
        <WhatItProtects />
      </Page>
      <ButtonLink to={ROUTES.home} variant="ghost">
        Back to the Shop
      </ButtonLink>
    </main>
  );
};
