/** In hundredths of what letters have elsewhere. */
const READABLE = 55;
const SMALLEST = 20;
const STEP = 5;

const isTooLarge = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) =>
  scrollHeight > clientHeight || scrollWidth > clientWidth;

/** Smaller letters first, then fewer lines, and in the end letters that few can read: nothing is cut off. */
export const fitLabel = (label: HTMLElement): void => {
  const spare = [...label.querySelectorAll<HTMLElement>("[data-spare]")];
  let size = 100;
  const shrinkTo = (smallest: number): void => {
    while (size > smallest && isTooLarge(label)) {
      size -= STEP;
      label.style.fontSize = `${size / 100}em`;
    }
  };
  shrinkTo(READABLE);
  for (const line of spare) if (isTooLarge(label)) line.hidden = true;
  shrinkTo(SMALLEST);
};
