import type { ComponentProps } from "react";
import { Link } from "wouter";
import type { HistoryNote } from "#ui/shared/navigation/guarded-location.ts";
import styles from "#ui/shared/parts/button.module.css";
import { spaced } from "#ui/shared/spaced.ts";

/** `secondary` is quiet, for all that is second; `ghost` and `danger` are words alone; `outline` stands at a field. */
export type ButtonVariant =
  | "default"
  | "destructive"
  | "outline"
  | "secondary"
  | "ghost"
  | "danger"
  | "link";
export type ButtonSize = "default" | "sm" | "lg" | "icon";

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

const VARIANTS: Readonly<Record<ButtonVariant, string | undefined>> = {
  default: undefined,
  destructive: styles.destructive,
  outline: styles.outline,
  secondary: styles.secondary,
  ghost: styles.ghost,
  danger: styles.danger,
  link: styles.link,
};

const SIZES: Readonly<Record<ButtonSize, string | undefined>> = {
  default: undefined,
  sm: styles.small,
  lg: styles.large,
  icon: styles.icon,
};

const classOf = ({ variant = "default", size = "default" }: Look, more?: string): string =>
  spaced(styles.button, VARIANTS[variant], SIZES[size], more);

export const Button = ({ variant, size, className, ...rest }: ComponentProps<"button"> & Look) => (
  <button
    type="button"
    {...rest}
    className={classOf({ ...(variant && { variant }), ...(size && { size }) }, className)}
  />
);

export const ButtonAnchor = ({
  href,
  children,
  ...look
}: Look & { readonly href: string; readonly children: React.ReactNode }) => (
  <a href={href} className={classOf(look)}>
    {children}
  </a>
);

export const ButtonLink = ({
  to,
  state,
  children,
  ...look
}: Look & {
  readonly to: string;
  readonly state?: HistoryNote;
  readonly children: React.ReactNode;
}) => (
  <Link to={to} state={state} className={classOf(look)}>
    {children}
  </Link>
);
