import { FARM } from "#core/farm.ts";

/** Some paragraphs under a heading. */
export interface Section {
  readonly title: string;
  readonly text: readonly string[];
}

/** Where the farm is, in one line, without its name. */
export const FARM_PLACE = FARM.address.filter((line) => line !== FARM.name).join(", ");
