import { readMark } from "#core/posts/post-mark.ts";
import { paths, ROUTES } from "#core/routes.ts";

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
};

/** Which page of the stories a query string asks for; null for the first, and for what is no mark. */
export const beforeIn = (search: string): string | null => {
  const asked = decoded(/[?&]before=([^&]*)/.exec(search)?.[1] ?? "");
  return readMark(asked) ? asked : null;
};

/** The path of a page, with the part of its query string that tells which of several it is. */
export const pageAddress = (path: string, search: string): string =>
  path === ROUTES.posts || path === `${ROUTES.posts}/` ? paths.posts(beforeIn(search)) : path;
