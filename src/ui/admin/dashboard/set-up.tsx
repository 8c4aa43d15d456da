import { Link } from "wouter";
import type { SetupStep } from "#core/setup/setup-steps.ts";
import styles from "#ui/admin/dashboard/set-up.module.css";
import { useHideSetup, useSetup } from "#ui/admin/dashboard/setup-queries.ts";
import { SETUP_TEXTS } from "#ui/admin/dashboard/setup-texts.tsx";
import { FoldRow, type TodayRows } from "#ui/admin/dashboard/today-row.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

const Step = ({ name, isDone }: SetupStep) => {
  const { title, about, to } = SETUP_TEXTS[name];
  return (
    <li data-done={isDone}>
      <span className={styles.tick} role="img" aria-label={isDone ? "Done" : "To do"} />
      <span className={styles.step}>
        {to.startsWith("/") ? (
          <Link to={to}>{title}</Link>
        ) : (
          <a href={to} target="_blank" rel="noreferrer">
            {title}
          </a>
        )}
        {!isDone && <small>{about}</small>}
      </span>
    </li>
  );
};

const Steps = ({ steps }: { readonly steps: readonly SetupStep[] }) => {
  const hide = useHideSetup();
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.name} {...step} />
        ))}
      </ol>
      <SavingButton
        variant="secondary"
        size="sm"
        sent={[hide]}
        onClick={({ currentTarget }) => {
          // The list stays where the row goes.
          currentTarget.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
          hide.mutate(undefined);
        }}
      >
        Don't show again
      </SavingButton>
    </>
  );
};

const leftOf = (steps: readonly SetupStep[]): string =>
  steps
    .filter(({ isDone }) => !isDone)
    .map(({ name }, at) => {
      const { title } = SETUP_TEXTS[name];
      return at === 0 ? title : title.toLowerCase();
    })
    .join(", ");

export const useSetUp = (): TodayRows => {
  const setup = useSetup();
  if (!setup?.isShown) return setup && [];
  const { steps } = setup;
  const done = steps.filter(({ isDone }) => isDone).length;
  return [
    <FoldRow
      key="set up"
      id="set-up-title"
      shape="flag"
      title="Set up your shop"
      more={
        <>
          <span>{`${done} of ${steps.length} done`}</span>
          <span>{`: ${leftOf(steps).toLowerCase()}`}</span>
        </>
      }
    >
      <Steps steps={steps} />
    </FoldRow>,
  ];
};
