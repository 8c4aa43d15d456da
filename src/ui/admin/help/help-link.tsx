import styles from "#ui/admin/help/help.module.css";
import { useHelpHere } from "#ui/admin/help/help-here.ts";
import { Icon } from "#ui/shared/parts/icon.tsx";

const ASKING =
  "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.4 9.6a2.7 2.7 0 1 1 3.9 2.4c-.9.5-1.3 1-1.3 1.8M12 16.6h.01";

const NAME = "Help";

/** In a tab of its own: what is typed here stays. */
export const HelpLink = () => (
  <a
    href={useHelpHere()}
    target="_blank"
    aria-label={NAME}
    title={NAME}
    className={styles.link}
    rel="noopener"
  >
    <Icon shape={ASKING} />
  </a>
);
