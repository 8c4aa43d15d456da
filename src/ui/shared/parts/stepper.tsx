import { readFigure } from "#core/shared/figure.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import styles from "#ui/shared/parts/stepper.module.css";
import { spaced } from "#ui/shared/spaced.ts";

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly className?: string | undefined;
  readonly onChange: (value: number) => void;
}

/** A whole number from 0 to `most`. */
export const Stepper = ({ label, value, most, className, onChange }: StepperProps) => {
  const set = (next: number): void => onChange(Math.min(Math.max(0, next), most));
  return (
    <div className={spaced(styles.stepper, className)}>
      <Button
        variant="ghost"
        aria-label="One less"
        disabled={value === 0}
        onClick={() => set(value - 1)}
      >
        −
      </Button>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        step={1}
        aria-label={label}
        placeholder="0"
        value={value || ""}
        onChange={({ target }) => set(Math.floor(readFigure(target.value) ?? 0))}
      />
      <Button variant="ghost" aria-label="One more" onClick={() => set(value + 1)}>
        +
      </Button>
    </div>
  );
};
