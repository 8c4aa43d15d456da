/** A record of which there is one. */
export interface Singleton<Value> {
  load(): Promise<Value>;
  save(value: Value): Promise<void>;
}
