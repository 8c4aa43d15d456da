interface IconProps {
  /** The path of a drawing 24 units wide. */
  readonly shape: string;
  /** In pixels. */
  readonly size?: number;
}

/** A line drawing in the colour of the text around it, which says in words what it means. */
export const Icon = ({ shape, size = 24 }: IconProps) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path
      d={shape}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
