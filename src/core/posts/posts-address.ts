import { readMark } from "#core/posts/post-mark.ts";
import { paths, ROUTES } from "#core/routes.ts";

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
};

export const beforeIn = (search: string): string | null => {
  const asked = decoded(/[?&]before=([^&]*)/.exec(search)?.[1] ?? "");
  return readMark(asked) ? asked : null;
};

export const pageAddress = (path: string, search: string): string =>
  path === ROUTES.posts || path === `${ROUTES.posts}/` ? paths.posts(beforeIn(search)) : path;
