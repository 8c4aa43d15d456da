import { type FormEvent, useState } from "react";
import { Redirect } from "wouter";
import { Button } from "#ui/shared/parts/button.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { useIsLoggedIn, useLogIn } from "#ui/shared/queries/session.ts";
import { ADMIN_ROUTES } from "#ui/shared/routes.ts";

export const LoginPage = () => {
  const isLoggedIn = useIsLoggedIn();
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
    });
  };

  if (isLoggedIn) return <Redirect to={ADMIN_ROUTES.dashboard} replace />;
  return (
    <main className="login">
      <Page title="Admin Login" className="narrow">
        <form onSubmit={submit}>
          <Field
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={error}
          />
          <Button type="submit" className="login-button" aria-busy={logIn.isPending}>
            Unlock Dashboard
          </Button>
        </form>
        <p className="what-it-protects">
          The password keeps others who use this browser out of the admin area. It guards no server:
          whoever can open this browser's tools can read what is kept here.
        </p>
      </Page>
    </main>
  );
};
