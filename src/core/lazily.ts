import { fetchedCode } from "#core/shared/fetched-code.ts";
import { onDemand } from "#core/shared/on-demand.ts";

type Call = (...input: unknown[]) => Promise<unknown>;

/**
 * Use cases of which the code is fetched at the first call, beside those at hand.
 * All of them answer with promises.
 */
export const lazily = <AtHand extends object, Part extends object>(
  atHand: AtHand,
  load: () => Promise<Part>,
): AtHand & Part => {
  const part = onDemand(() => fetchedCode(load));
  const fetched =
    (name: string): Call =>
    async (...input) => {
      const call = ((await part()) as Record<string, Call>)[name];
      if (!call) throw new TypeError(`${name} is no use case.`);
      return call(...input);
    };
  return new Proxy(atHand, {
    get: (own, name) => {
      if (name in own) return own[name as keyof AtHand];
      // An await takes whatever has a `then` for a promise.
      return typeof name === "symbol" || name === "then" ? undefined : fetched(name);
    },
  }) as AtHand & Part;
};
