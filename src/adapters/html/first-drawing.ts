import { escapedHtml } from "#core/shared/escaped-html.ts";

const DRAWING = / src="\/(pictures\/(?!logo)[\w-]+\.svg)"/;

const addressOf = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll("%", "%25").replaceAll("#", "%23").replaceAll(/\s+/g, " ")}`;

/** The page brings its first drawing, as that is the largest thing that its first paint shows. `read`: a file of the site. */
export const withFirstDrawing = (html: string, read: (file: string) => string): string =>
  html.replace(DRAWING, (_, file: string) => ` src="${escapedHtml(addressOf(read(file)))}"`);
