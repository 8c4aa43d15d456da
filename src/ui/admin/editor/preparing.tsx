import styles from "#ui/admin/editor/editor.module.css";

export const Preparing = () => (
  <p role="status" className={styles.preparing}>
    Preparing the picture… <progress aria-label="Preparing the picture" />
  </p>
);
