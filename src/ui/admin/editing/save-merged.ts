import type { Result } from "#core/shared/result.ts";

/** Merges and saves once more if another page has stored a change that fits beside the edit. */
export const saveMerged = async <Edit, Value, Refusal extends { readonly kind: string }>(
  edit: Edit,
  save: (edit: Edit) => Promise<Result<Value, Refusal>>,
  mergedWith: (refusal: Refusal) => Edit | null,
): Promise<Result<Value, Refusal>> => {
  const answer = await save(edit);
  const merged = answer.ok ? null : mergedWith(answer.refusal);
  return merged ? save(merged) : answer;
};
