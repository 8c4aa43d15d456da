export type Typed = Readonly<Record<string, string>>;

/** Unsent text of forms, for as long as the tab lives and a day at most. */
export interface TypedText {
  find(form: string): Promise<Typed | null>;
  /** Never throws: text that can't be kept is still on the screen. */
  keep(form: string, typed: Typed): Promise<void>;
  forget(form: string): Promise<void>;
  forgetAll(): Promise<void>;
}
