/** Memoization: after each change of a document jsdom asks every rule of its own style sheet anew for an element's style. */

/** What tests and Testing Library ask for, and what it is where neither the element nor one around it says more. */
const INHERITED = { visibility: "visible", pointerEvents: "auto" };

type Inherited = keyof typeof INHERITED;
type Asked = "display" | Inherited;

/** All by which those rules tell elements of one name apart, as far as they hide any. */
const MARKS = ["hidden", "open", "popover", "style", "type"];

/** An element of its own that those rules can't tell from this one. */
const alike = (element: Element, marks: readonly (string | null)[]): HTMLElement => {
  const { ownerDocument, namespaceURI, localName } = element;
  const copy = ownerDocument.createElementNS(namespaceURI, localName) as HTMLElement;
  MARKS.forEach((name, place) => {
    const value = marks[place] ?? null;
    if (value !== null) copy.setAttribute(name, value);
  });
  return copy;
};

const memoizedStyles = (ask: Window["getComputedStyle"]): Window["getComputedStyle"] => {
  const known = new Map<string, Readonly<Record<Asked, string>>>();

  /** What is said of the element itself. */
  const own = (element: Element): Readonly<Record<Asked, string>> => {
    const marks = MARKS.map((name) => element.getAttribute(name));
    const key = JSON.stringify([element.namespaceURI, element.localName, marks]);
    const found = known.get(key);
    if (found) return found;
    const copy = alike(element, marks);
    const style = ask(copy);
    const said = (name: Inherited) =>
      copy.style[name] || (style[name] === INHERITED[name] ? "" : style[name]);
    const answer = {
      display: style.display,
      visibility: said("visibility"),
      pointerEvents: said("pointerEvents"),
    };
    known.set(key, answer);
    return answer;
  };

  const inherited = (element: Element | null, name: Inherited): string =>
    element ? own(element)[name] || inherited(element.parentElement, name) : INHERITED[name];

  const GETTERS: Readonly<Record<string, (element: Element) => string>> = {
    display: (element) => own(element).display,
    visibility: (element) => inherited(element, "visibility"),
    pointerEvents: (element) => inherited(element, "pointerEvents"),
  };

  return (element, pseudo) => {
    // What a page's own sheet says may depend on anything, and how a summary is shown depends on its place.
    const { localName, ownerDocument } = element;
    const isAlone = ownerDocument.styleSheets.length === 0 && localName !== "summary";
    if (pseudo || !isAlone) return ask(element, pseudo);
    const getPropertyValue = (name: string) =>
      GETTERS[name]?.(element) ?? ask(element).getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_none, name) =>
        name === "getPropertyValue"
          ? getPropertyValue
          : (GETTERS[String(name)]?.(element) ?? Reflect.get(ask(element), name)),
    });
  };
};

const memoized = new WeakSet<Window>();

/** Once for a window, which all files of a worker share. */
export const memoizeStyles = (window: Window): void => {
  if (memoized.has(window)) return;
  memoized.add(window);
  window.getComputedStyle = memoizedStyles(window.getComputedStyle.bind(window));
  globalThis.getComputedStyle = window.getComputedStyle;
};
