const STEPS = ["farm", "eggs", "days", "words", "stories", "payments", "mail", "password"] as const;

export type SetupStepName = (typeof STEPS)[number];

export interface SetupStep {
  readonly name: SetupStepName;
  readonly isDone: boolean;
}

const OF_SHARED_SHOPS: readonly SetupStepName[] = ["mail", "password"];

export const stepsOf = (
  isShared: boolean,
  isDone: Readonly<Record<SetupStepName, boolean>>,
): readonly SetupStep[] =>
  STEPS.filter((name) => isShared || !OF_SHARED_SHOPS.includes(name)).map((name) => ({
    name,
    isDone: isDone[name],
  }));
