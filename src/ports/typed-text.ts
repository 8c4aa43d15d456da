/** What a form holds, by the names of its fields. */
export type Typed = Readonly<Record<string, string>>;

/** What is typed into forms and not sent yet: it outlasts the page, but neither its tab nor a day. */
export interface TypedText {
  /** Null where nothing is kept. */
  find(form: string): Promise<Typed | null>;
  /** What can't be kept is still on the screen: that is no failure. */
  keep(form: string, typed: Typed): Promise<void>;
  forget(form: string): Promise<void>;
  forgetAll(): Promise<void>;
}
