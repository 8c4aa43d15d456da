import { type ESTree, parseSync, Visitor } from "vite";

/** How the code says why a failure needn't be reported. */
const REASON = /\bIgnored\b/;

interface Span {
  readonly start: number;
  readonly end: number;
}

type Handler = ESTree.ArrowFunctionExpression | ESTree.Function;

const isHandler = (deps: ESTree.Argument | undefined): deps is Handler =>
  deps?.type === "ArrowFunctionExpression" || deps?.type === "FunctionExpression";

const isDeaf = ({ params }: Handler): boolean => params.length === 0;

/** Of another value the one that asked makes something. */
const answersNothing = ({ body }: Handler): boolean => {
  if (body?.type === "BlockStatement") return body.body.length === 0;
  return (
    (body?.type === "Identifier" && body.name === "undefined") ||
    (body?.type === "Literal" && body.value === null)
  );
};

const nameOf = ({ callee }: ESTree.CallExpression): string =>
  callee.type === "MemberExpression" && callee.property.type === "Identifier"
    ? callee.property.name
    : "";

/** The function that hears of a promise's failure and makes nothing of it. */
const swallowing = (call: ESTree.CallExpression): Handler | null => {
  const [first, second] = call.arguments;
  const name = nameOf(call);
  if (name === "catch" && isHandler(first) && isDeaf(first)) return first;
  const isThen = name === "then" && isHandler(second);
  return isThen && isDeaf(second) && answersNothing(second) ? second : null;
};

interface Clause extends Span {
  readonly cause: string;
}

/** A check for one kind of failure doesn't report the others. */
const LOOKS: readonly string[] = ["isFault", "isInDoubt"];

const calleeOf = (call: ESTree.CallExpression): string =>
  call.callee.type === "Identifier" ? call.callee.name : nameOf(call);

const isWithin = ({ start, end }: Span, outer: Span): boolean =>
  start >= outer.start && end <= outer.end;

const lineAt = (code: string, at: number): number => code.slice(0, at).split("\n").length;

/** Comments that follow one another line by line are one. */
const blocksOf = (code: string, comments: readonly (Span & { readonly value: string })[]) => {
  const blocks: { first: number; last: number; text: string }[] = [];
  for (const { start, end, value } of comments) {
    const [first, last] = [lineAt(code, start), lineAt(code, end)];
    const before = blocks.at(-1);
    if (before?.last === first - 1) Object.assign(before, { last, text: before.text + value });
    else blocks.push({ first, last, text: value });
  }
  return blocks;
};

/**
 * Where code hears of a failure and makes nothing of it, without a word why: a `.catch` or second argument of `.then`
 * that doesn't look at the cause, a catch block with nothing in it, and one that names the cause, and neither throws nor
 * hands it on. Answers with their lines, and how many have a
 * reason: a comment beside or above that begins with "Ignored".
 */
export const swallowedIn = (file: string, code: string) => {
  const { program, comments, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} can't be read.`);
  const found: Span[] = [];
  const named: Clause[] = [];
  const heard: Span[] = [];
  new Visitor({
    CallExpression: (call) => {
      const handler = swallowing(call);
      if (handler) found.push(handler);
      if (!LOOKS.includes(calleeOf(call))) heard.push(...call.arguments);
    },
    NewExpression: (made) => {
      heard.push(...made.arguments);
    },
    ThrowStatement: (thrown) => {
      heard.push(thrown);
    },
    CatchClause: ({ body, param }) => {
      if (body.body.length === 0) found.push(body);
      else if (param?.type === "Identifier")
        named.push({ start: body.start, end: body.end, cause: param.name });
    },
  }).visit(program);
  const isHeard = (clause: Clause): boolean =>
    heard.some(
      (one) =>
        isWithin(one, clause) &&
        new RegExp(`^throw\\b|\\b${clause.cause}\\b`).test(code.slice(one.start, one.end)),
    );
  found.push(...named.filter((clause) => !isHeard(clause)));
  const reasons = blocksOf(code, comments).filter(({ text }) => REASON.test(text));
  const hasReason = ({ start, end }: Span): boolean =>
    reasons.some(
      ({ first, last }) => last >= lineAt(code, start) - 1 && first <= lineAt(code, end),
    );
  return {
    told: found.filter(hasReason).length,
    untold: found.filter((one) => !hasReason(one)).map(({ start }) => lineAt(code, start)),
  };
};
