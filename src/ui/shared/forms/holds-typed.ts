export const holdsTypedText = (area: Element): boolean =>
  [...area.querySelectorAll<HTMLInputElement>("input, textarea")].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
