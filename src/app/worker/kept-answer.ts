const NEW_FOR_MS = 600_000;
const SEEN = "Seen";

export const momentOf = ({ headers }: Response): string =>
  new Date(headers.get("Date") ?? Date.now()).toISOString();

export const isNew = (answer: Response): boolean =>
  Date.now() - Date.parse(momentOf(answer)) < NEW_FOR_MS;

export const isSeen = (answer: Response | undefined): boolean => answer?.headers.has(SEEN) === true;

export const htmlAnswer = (html: BodyInit | null, { headers }: Response): Response => {
  const others = new Headers(headers);
  for (const name of ["Content-Encoding", "Content-Length"]) others.delete(name);
  return new Response(html, { headers: others });
};

export const asSeen = (answer: Response): Response => {
  const seen = htmlAnswer(answer.body, answer);
  seen.headers.set(SEEN, "yes");
  return seen;
};

export const addressOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

export interface Kept {
  readonly address: string;
  readonly answer: Response;
}

export const keptIn = async (cache: Cache): Promise<readonly Kept[]> => {
  const kept: Kept[] = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    if (answer) kept.push({ address: addressOf(request), answer });
  }
  return kept;
};
