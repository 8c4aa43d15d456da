/** For something in a dialog that leaves the page while it is open: closed first, it gives the focus back. */
export const closeBehind = (node: HTMLElement | null): (() => void) => {
  const dialog = node?.closest("dialog");
  return () => dialog?.close();
};
