import { type ComponentType, createElement, lazy, type ReactNode, useState } from "react";
import { fetchOnce } from "#ui/shared/fetch-code.ts";

export interface LazyPage<Props> {
  (props: Props): ReactNode;
  preload(): Promise<void>;
}

export const lazyPage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> => {
  let known: ComponentType<Props> | null = null;
  const fetched = fetchOnce(async () => {
    known = await load();
    return known;
  });
  const Later = lazy(async () => ({ default: await fetched() }));
  const Page = (props: Props): ReactNode => {
    const [Shown] = useState<ComponentType<Props>>(() => known ?? (Later as ComponentType<Props>));
    return createElement(Shown, props);
  };
  return Object.assign(Page, { preload: async () => void (await fetched()) });
};
