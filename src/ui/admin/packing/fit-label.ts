const READABLE = 0.55;
const SMALLEST = 0.2;
const STEP = 0.05;

const isTooLarge = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) =>
  scrollHeight > clientHeight || scrollWidth > clientWidth;

/** Smaller letters first, then fewer lines, and in the end letters that few can read: nothing is cut off. */
export const fitLabel = (label: HTMLElement): void => {
  const spare = [...label.querySelectorAll<HTMLElement>("[data-spare]")];
  let size = 1;
  const shrinkTo = (smallest: number): void => {
    for (; size - STEP >= smallest && isTooLarge(label); label.style.fontSize = `${size}em`)
      size = Number((size - STEP).toFixed(2));
  };
  shrinkTo(READABLE);
  for (const line of spare) if (isTooLarge(label)) line.hidden = true;
  shrinkTo(SMALLEST);
};
