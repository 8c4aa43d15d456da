/** Whether something is typed in an area that isn't stored yet. */
export const holdsTypedText = (area: Element): boolean =>
  [...area.querySelectorAll<HTMLInputElement>("input, textarea")].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
