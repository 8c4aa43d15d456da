import { useRef } from "react";
import { Link } from "wouter";
import type { SetupStep } from "#core/setup/setup-steps.ts";
import adminStyles from "#ui/admin/admin.module.css";
import styles from "#ui/admin/dashboard/set-up.module.css";
import { useHideSetup, useSetup } from "#ui/admin/dashboard/setup-queries.ts";
import { SETUP_TEXTS } from "#ui/admin/dashboard/setup-texts.tsx";
import listStyles from "#ui/admin/lists/lists.module.css";
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

interface StepsProps {
  readonly steps: readonly SetupStep[];
  readonly onHide: () => void;
}

const Steps = ({ steps, onHide }: StepsProps) => {
  const hide = useHideSetup();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={adminStyles.adminCard} aria-labelledby="set-up-title">
      <div className={styles.head}>
        <h2 id="set-up-title">Set up your shop</h2>
        <span>{`${done} of ${steps.length} done`}</span>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.name} {...step} />
        ))}
      </ol>
      <SavingButton
        variant="secondary"
        size="sm"
        sent={[hide]}
        onClick={() => {
          onHide();
          hide.mutate(undefined);
        }}
      >
        Don't show again
      </SavingButton>
    </section>
  );
};

export const SetUp = () => {
  const ref = useRef<HTMLDivElement>(null);
  const setup = useSetup();
  return (
    <div ref={ref} className={listStyles.listItself} tabIndex={-1}>
      {setup?.isShown && (
        <Steps steps={setup.steps} onHide={() => ref.current?.focus({ preventScroll: true })} />
      )}
    </div>
  );
};
