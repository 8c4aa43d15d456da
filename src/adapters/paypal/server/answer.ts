import * as v from "valibot";

export interface Refused {
  readonly kind: "refused";
  readonly status: number;
  readonly issues: readonly string[];
  /** What PayPal says of the first of them. */
  readonly words: string;
  readonly debugId: string;
  readonly isAfterLoss: boolean;
}

export type Answer =
  | {
      readonly kind: "done";
      readonly body: unknown;
    }
  | Refused
  | {
      readonly kind: "lost";
      readonly why: string;
    };

const Word = v.pipe(v.string(), v.regex(/^\w{1,100}$/));

const Sentence = v.pipe(v.string(), v.trim(), v.maxLength(500));

const Refusal = v.object({
  name: Word,
  details: v.fallback(
    v.array(
      v.fallback(v.object({ issue: v.fallback(Word, ""), description: v.fallback(Sentence, "") }), {
        issue: "",
        description: "",
      }),
    ),
    [],
  ),
  debug_id: v.fallback(Word, "unknown"),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const refusalOf = (status: number, body: unknown): Refused => {
  const read = v.safeParse(Refusal, body);
  const {
    name,
    details,
    debug_id: debugId,
  } = read.success ? read.output : { name: "", details: [], debug_id: "unknown" };
  const issues = [...details.map(({ issue }) => issue), name].filter((word) => word !== "");
  const words = details[0]?.description ?? "";
  return { kind: "refused", status, issues, words, debugId, isAfterLoss: false };
};

const TOO_MANY = 429;
const NOT_NOW = [408, 425, TOO_MANY];

/** Only 2xx is a success, and only 4xx says that nothing was done. */
export const answerOf = (status: number, text: string): Answer => {
  if (status >= 200 && status < 300) return { kind: "done", body: parsed(text) };
  if (status >= 400 && status < 500 && !NOT_NOW.includes(status))
    return refusalOf(status, parsed(text));
  return { kind: "lost", why: `status ${status}` };
};

/** Logs PayPal's words, and nothing that was sent. */
export const described = (answer: Answer): string => {
  if (answer.kind === "done") return "PayPal's answer can't be read";
  if (answer.kind === "lost") return `no answer of PayPal: ${answer.why}`;
  const { issues, status, debugId } = answer;
  return `PayPal refused: ${issues.join(" ") || "no reason told"} (${status}, debug_id ${debugId})`;
};
