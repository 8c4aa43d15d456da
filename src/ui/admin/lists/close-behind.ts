/** For content that leaves the page while its dialog is open: closing first gives the focus back. */
export const closeBehind = (node: HTMLElement | null): (() => void) => {
  const dialog = node?.closest("dialog");
  return () => dialog?.close();
};
