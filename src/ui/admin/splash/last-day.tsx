import { useId } from "react";
import { isDay } from "#core/shared/day.ts";
import { isRunning } from "#core/splash/splash.ts";
import styles from "#ui/admin/posts/posts.module.css";
import { Field } from "#ui/shared/parts/field.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";

interface LastDayProps {
  readonly typed: { readonly enabled: boolean; readonly until: string };
  readonly onChange: (until: string) => void;
}

export const LastDay = ({ typed, onChange }: LastDayProps) => {
  const id = useId();
  const today = useToday();
  const isOver = typed.enabled && isDay(typed.until) && !isRunning(typed, () => today);
  return (
    <div className={styles.lastDay}>
      <Field
        label="Show until"
        type="date"
        value={typed.until}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={id}
      />
      <small id={id}>
        {isOver
          ? "That day has passed: visitors don't see it any more."
          : "The last day on which visitors see it. Without one it shows until you switch it off."}
      </small>
    </div>
  );
};
