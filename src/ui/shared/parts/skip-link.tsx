import styles from "#ui/shared/parts/skip-link.module.css";

/** Shown when it has the focus: the way past the menu. */
export const SkipLink = () => (
  <a className={styles.skipLink} href="#main">
    Skip to content
  </a>
);
