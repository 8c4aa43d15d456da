export type Typed = (name: string) => string;

export const typedInto = (form: HTMLFormElement): Typed => {
  const fields = new FormData(form);
  return (name) => String(fields.get(name));
};
