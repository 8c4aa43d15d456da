import styles from "#ui/shared/parts/skip-link.module.css";

export const SkipLink = () => (
  <a className={styles.skipLink} href="#main">
    Skip to content
  </a>
);
