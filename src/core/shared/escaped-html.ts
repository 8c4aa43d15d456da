const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "\r": "&#13;",
};

export const escapedHtml = (text: string): string =>
  text.replaceAll("\0", "\ufffd").replace(/[&<>"'\r]/g, (sign) => ENTITIES[sign] ?? sign);
