import type { ComponentProps, ReactNode } from "react";
import styles from "#ui/shared/parts/fold.module.css";
import { spaced } from "#ui/shared/spaced.ts";

interface FoldProps extends Omit<ComponentProps<"details">, "title"> {
  readonly title: ReactNode;
  /** What is set within, so that the usual case needs no opening. */
  readonly value?: ReactNode;
}

/** A disclosure whose closed row says its value. */
export const Fold = ({ title, value, className, children, ...rest }: FoldProps) => (
  <details {...rest} className={spaced(styles.fold, className)}>
    <summary>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {value && <span className={styles.value}>{value}</span>}
      </span>
    </summary>
    {children}
  </details>
);

interface HeadedFoldProps extends Omit<ComponentProps<"details">, "title"> {
  readonly title: string;
  readonly titleId: string;
  readonly value: ReactNode;
}

/** A page's section as a row that opens: its title is a heading, and its value has room for some lines. */
export const HeadedFold = ({
  title,
  titleId,
  value,
  className,
  children,
  ...rest
}: HeadedFoldProps) => (
  <details {...rest} className={spaced(styles.fold, styles.headed, className)}>
    <summary>
      <h2 id={titleId}>{title}</h2>
      {value && <span className={styles.value}>{value}</span>}
    </summary>
    {children}
  </details>
);
