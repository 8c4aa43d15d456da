export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const NEVER_KEPT = ["password", "file", "hidden"];

const isControl = (element: Element): element is Control =>
  element.matches("input[name], select[name], textarea[name]") &&
  !NEVER_KEPT.includes((element as Control).type);

export const controlsIn = (form: HTMLFormElement): readonly Control[] =>
  [...form.elements].filter(isControl);

const isTickable = (control: Control): control is HTMLInputElement => control.type === "checkbox";

export const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(
      ({ selected, defaultSelected }) => selected !== defaultSelected,
    );
  return isTickable(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
};

export const textIn = (control: Control): string =>
  isTickable(control) ? String(control.checked) : control.value;

export const typeInto = (control: Control, text: string): void => {
  const [property, value] = isTickable(control)
    ? (["checked", text === "true"] as const)
    : (["value", text] as const);
  // React ignores an event after its own value setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(
    control,
    value,
  );
  for (const kind of ["input", "change"]) control.dispatchEvent(new Event(kind, { bubbles: true }));
};
