/** A wall of src/, and ways through it that the compiler or the linter must each report. */
export interface Wall {
  readonly name: string;
  /** The Biome rule or the TypeScript error that must be reported. */
  readonly caughtBy: string;
  /** Where breaches are planted, each in a file of its own; or the file that one breach is added to. */
  readonly where: string;
  /** Modules by what they try. */
  readonly breaches: Readonly<Record<string, string>>;
}

/** Where breaches of the inside are planted. */
export const INSIDE = "src/core/cart";
