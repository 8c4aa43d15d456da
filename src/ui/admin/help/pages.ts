export interface FarmersPage {
  readonly title: string;
  readonly html: string;
}

const FILES = import.meta.glob<FarmersPage>("/docs/farmer/*.md", { eager: true });

/** The list of the others. */
export const LIST = "README";

export const farmersPage = (name: string): FarmersPage | undefined =>
  FILES[`/docs/farmer/${name}.md`];
