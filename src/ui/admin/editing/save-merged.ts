import type { Result } from "#core/shared/result.ts";

/** Saves an edit, and once more with what another page has stored meanwhile, where that fits beside it. */
export const saveMerged = async <Edit, Value, Refusal extends { readonly kind: string }>(
  edit: Edit,
  save: (edit: Edit) => Promise<Result<Value, Refusal>>,
  mergedWith: (refusal: Refusal) => Edit | null,
): Promise<Result<Value, Refusal>> => {
  const answer = await save(edit);
  const merged = answer.ok ? null : mergedWith(answer.refusal);
  return merged ? save(merged) : answer;
};
