export type Readable<Value> = Pick<Singleton<Value>, "load">;

/** A record of which there is one. Never saved, it has the value that a shop or a visitor starts with. */
export interface Singleton<Value> {
  load(): Promise<Value>;
  save(value: Value): Promise<void>;
}
