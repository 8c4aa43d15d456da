import type { ComponentProps } from "react";
import { Link } from "wouter";
import "#ui/shared/parts/button.css";

export type ButtonVariant = "default" | "destructive" | "outline" | "secondary" | "ghost" | "link";
export type ButtonSize = "default" | "sm" | "lg" | "icon";

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

const classOf = ({ variant = "default", size = "default" }: Look, more?: string): string =>
  `button button-${variant} button-size-${size} ${more ?? ""}`.trim();

export const Button = ({ variant, size, className, ...rest }: ComponentProps<"button"> & Look) => (
  <button
    type="button"
    {...rest}
    className={classOf({ ...(variant && { variant }), ...(size && { size }) }, className)}
  />
);

/** A link that looks like a button. */
export const ButtonLink = ({
  to,
  children,
  ...look
}: Look & { readonly to: string; readonly children: React.ReactNode }) => (
  <Link to={to} className={classOf(look)}>
    {children}
  </Link>
);
