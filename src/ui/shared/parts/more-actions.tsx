import { type ReactNode, useId } from "react";
import { Button } from "#ui/shared/parts/button.tsx";
import { Icon } from "#ui/shared/parts/icon.tsx";
import styles from "#ui/shared/parts/more-actions.module.css";
import { useMedia } from "#ui/shared/use-media.ts";

const DOTS = "M5 12h.01M12 12h.01M19 12h.01";

interface MoreActionsProps {
  /** Gets the id of the sheet, for buttons that close it. */
  readonly children: (sheetId: string) => ReactNode;
}

const NARROW = "(width < 70rem)";

/** What stands in a line where there is room, and in a sheet behind one button where there is none. */
export const MoreActions = ({ children }: MoreActionsProps) => {
  const id = useId();
  const isNarrow = useMedia(NARROW) && "popover" in HTMLElement.prototype;
  return (
    <>
      {isNarrow && (
        <Button variant="secondary" size="icon" aria-label="More actions" popoverTarget={id}>
          <Icon shape={DOTS} />
        </Button>
      )}
      <div id={id} popover={isNarrow ? "auto" : undefined} className={styles.actions}>
        {children(id)}
      </div>
    </>
  );
};
