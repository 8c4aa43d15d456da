const styleIn = (page: Document, file: string): Promise<void> | undefined => {
  const href = `/${file}`;
  if (page.querySelector(`[href="${href}"],[data-href="${href}"]`)) return undefined;
  const link = page.createElement("link");
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = reject;
    link.rel = "stylesheet";
    link.href = href;
    page.head.append(link);
  });
};

export const fetchPart = async <Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> => {
  const [part] = await Promise.all([load(), ...files.map((file) => styleIn(document, file))]);
  return part;
};
