export const picked = <Source extends object, Field extends keyof Source>(
  source: Source,
  fields: readonly Field[],
): Pick<Source, Field> =>
  Object.fromEntries(
    fields.flatMap((field) => (Object.hasOwn(source, field) ? [[field, source[field]]] : [])),
  ) as Pick<Source, Field>;
