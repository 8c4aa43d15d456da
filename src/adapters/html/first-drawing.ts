import { escapedHtml } from "#core/shared/escaped-html.ts";

const DRAWING = / src="\/(pictures\/(?!logo)[\w-]+\.svg)"/;

/** An SVG, by its path in the site; null where there is none. */
export type DrawingOf = (path: string) => string | null;

const addressOf = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll("%", "%25").replaceAll("#", "%23").replaceAll(/\s+/g, " ")}`;

/** The page brings its first drawing: often the largest thing that its first paint shows. */
export const withFirstDrawing = (html: string, drawingOf: DrawingOf): string =>
  html.replace(DRAWING, (source, path: string) => {
    const svg = drawingOf(path);
    return svg === null ? source : ` src="${escapedHtml(addressOf(svg))}"`;
  });
