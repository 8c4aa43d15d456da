export type Readable<Value> = Pick<Singleton<Value>, "load">;

/** A single record. Never saved, it has the value of a fresh shop or visitor. */
export interface Singleton<Value> {
  load(): Promise<Value>;
  save(value: Value): Promise<void>;
}
