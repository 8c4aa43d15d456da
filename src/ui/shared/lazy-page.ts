import { type ComponentType, lazy } from "react";

/** A page, or a large part of one, that is fetched when it is first shown. */
export const lazyPage = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
