/** A button that is pressed is about to leave its form: the focus goes on to what is to be decided next, or to Save. */
export const leadOn = (pressed: HTMLButtonElement): void => {
  const [next] = [...(pressed.form?.querySelectorAll<HTMLElement>("[data-fault]") ?? [])].filter(
    (one) => one !== pressed,
  );
  (next ?? pressed.form?.querySelector<HTMLElement>("[type=submit]"))?.focus();
};
