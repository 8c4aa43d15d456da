import type { ReactElement, ReactNode } from "react";
import { Link } from "wouter";
import styles from "#ui/admin/dashboard/today.module.css";
import { Fold } from "#ui/shared/parts/fold.tsx";
import { Icon } from "#ui/shared/parts/icon.tsx";
import panelStyles from "#ui/shared/parts/panel.module.css";
import { spaced } from "#ui/shared/spaced.ts";

export const SHAPES = {
  late: "M12 7v5l3.500 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z",
  pack: "M3 8l9-5 9 5v9l-9 5-9-5Zm0 0 9 5 9-5m-9 5v9",
  count: "M4 11h16l-2 9H6ZM7 11c0-4 2-7 5-7s5 3 5 7M9 15v2m3-2v2m3-2v2",
  backup: "M12 3v11m-4-4 4 4 4-4M4 16v4h16v-4",
  flag: "M6 21V4m0 1h11l-2 4 2 4H6",
  message: "M3 5h18v14H3Zm0 1 9 7 9-7",
  egg: "M12 3c5 0 8 8 8 12a8 6 0 0 1-16 0c0-4 3-12 8-12Z",
  alert: "M12 4 2.500 20h19ZM12 10v4m0 3h.01",
  phone: "M7 3h10v18H7ZM11 18h2",
  day: "M4 5h16v15H4ZM4 10h16M8 3v4m8-4v4M9 13l6 4m0-4-6 4",
  done: "M5 12.500 10 17 19 7",
} as const;

/** Rows with keys; undefined until what they tell is read. */
export type TodayRows = readonly ReactElement[] | undefined;

type Tone = "bad" | "warn" | "good";

interface Look {
  readonly shape: keyof typeof SHAPES;
  readonly tone?: Tone;
}

interface Words {
  readonly title: ReactNode;
  readonly more?: ReactNode;
}

const Mark = ({ shape }: Pick<Look, "shape">) => (
  <span className={styles.mark}>
    <Icon shape={SHAPES[shape]} size={22} />
  </span>
);

const Said = ({ title, more }: Words) => (
  <>
    <strong>{title}</strong> {more && <small>{more}</small>}
  </>
);

/** The whole row is the link. */
export const LinkRow = ({ shape, tone, to, ...words }: Look & Words & { readonly to: string }) => (
  <Link to={to} className={spaced(styles.row, panelStyles.go)} data-tone={tone}>
    <Mark shape={shape} />
    <span className={styles.words}>
      <Said {...words} />
    </span>
  </Link>
);

interface ActionRowProps extends Look, Words {
  /** The name of a warning. */
  readonly label?: string;
  readonly to: string;
  readonly action: string;
}

/** A sentence, and a link with a name of its own whose target is the whole row. */
export const ActionRow = ({ shape, tone, label, to, action, ...words }: ActionRowProps) => {
  const Row = label ? "aside" : "div";
  return (
    <Row
      className={spaced(styles.row, panelStyles.go, styles.pressed)}
      data-tone={tone}
      aria-label={label}
    >
      <Mark shape={shape} />
      <p className={styles.words}>
        <Said {...words} />{" "}
        <Link to={to} className={styles.action}>
          {action}
        </Link>
      </p>
    </Row>
  );
};

interface PlainRowProps extends Look {
  readonly label?: string;
  readonly children: ReactNode;
}

export const PlainRow = ({ shape, tone, label, children }: PlainRowProps) => {
  const Row = label ? "aside" : "div";
  return (
    <Row className={styles.row} data-tone={tone} aria-label={label}>
      <Mark shape={shape} />
      <div className={styles.words}>{children}</div>
    </Row>
  );
};

interface FoldRowProps extends Look, Words {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A list that the row opens to. */
export const FoldRow = ({ shape, tone, id, title, more, children }: FoldRowProps) => (
  <section aria-labelledby={id} data-tone={tone}>
    <Fold
      className={styles.fold}
      title={
        <span className={styles.row}>
          <Mark shape={shape} />
          <span className={styles.words}>
            <h3 id={id}>{title}</h3> <small>{more}</small>
          </span>
        </span>
      }
    >
      <div className={styles.opened}>{children}</div>
    </Fold>
  </section>
);
