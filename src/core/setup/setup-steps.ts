const STEPS = ["farm", "eggs", "days", "payments", "mail", "password"] as const;

export type SetupStepName = (typeof STEPS)[number];

export interface SetupStep {
  readonly name: SetupStepName;
  readonly isDone: boolean;
}

/** One browser sends no mail, and its password is built in. */
const OF_SHARED_SHOPS: readonly SetupStepName[] = ["mail", "password"];

export const stepsOf = (
  isShared: boolean,
  isDone: Readonly<Record<SetupStepName, boolean>>,
): readonly SetupStep[] =>
  STEPS.filter((name) => isShared || !OF_SHARED_SHOPS.includes(name)).map((name) => ({
    name,
    isDone: isDone[name],
  }));
