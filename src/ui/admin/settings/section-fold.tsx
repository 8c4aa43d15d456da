import type { ComponentProps, MouseEvent } from "react";
import styles from "#ui/admin/settings/settings.module.css";
import { HeadedFold } from "#ui/shared/parts/fold.tsx";

const WIDE = "(width >= 64rem)";

/** Beside the list of sections one is always shown: only another takes its place. */
const keepOne = (event: MouseEvent<HTMLDetailsElement>): void => {
  const isOfTitle = event.target instanceof Element && event.target.closest("summary") !== null;
  if (isOfTitle && event.currentTarget.open && window.matchMedia(WIDE).matches)
    event.preventDefault();
};

export const SectionFold = (props: ComponentProps<typeof HeadedFold>) => (
  <HeadedFold {...props} name="settings" className={styles.section} onClick={keepOne} />
);
