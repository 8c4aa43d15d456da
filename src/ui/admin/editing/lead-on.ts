/** A pressed button is about to leave its form: moves the focus to the next choice, or to Save. */
export const leadOn = (pressed: HTMLButtonElement): void => {
  const [next] = [...(pressed.form?.querySelectorAll<HTMLElement>("[data-fault]") ?? [])].filter(
    (one) => one !== pressed,
  );
  (next ?? pressed.form?.querySelector<HTMLElement>("[type=submit]"))?.focus();
};
