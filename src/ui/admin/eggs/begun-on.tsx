import { dayInWords } from "#ui/admin/counting/count-words.ts";
import styles from "#ui/admin/eggs/eggs.module.css";
import type { Begun } from "#ui/admin/eggs/use-begun-at.ts";
import { Button } from "#ui/shared/parts/button.tsx";

/** Shown once midnight has passed since the sale was begun. The button that is pressed is gone: the focus goes on to Save. */
export const BegunOn = ({ begun: { day, today, end } }: { readonly begun: Begun }) => (
  <div className={styles.begunOn}>
    <p role="status">{day !== today && dayInWords(day, today)}</p>
    {day !== today && (
      <Button
        variant="outline"
        size="sm"
        onClick={({ currentTarget: { form } }) => {
          form?.querySelector<HTMLElement>("[type=submit]")?.focus();
          end();
        }}
      >
        Sold today
      </Button>
    )}
  </div>
);
