import { dayInWords } from "#ui/admin/counting/count-words.ts";
import { leadOn } from "#ui/admin/editing/lead-on.ts";
import styles from "#ui/admin/eggs/egg-forms.module.css";
import type { Begun } from "#ui/admin/eggs/use-begun-at.ts";
import { Button } from "#ui/shared/parts/button.tsx";

export const BegunOn = ({ begun: { day, today, end } }: { readonly begun: Begun }) => (
  <div className={styles.begunOn}>
    <p role="status">{day !== today && dayInWords(day, today)}</p>
    {day !== today && (
      <Button
        variant="secondary"
        size="sm"
        onClick={({ currentTarget }) => {
          leadOn(currentTarget);
          end();
        }}
      >
        Sold today
      </Button>
    )}
  </div>
);
