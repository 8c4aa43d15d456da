import { expect, test } from "vitest";
import { filedName } from "#core/customers/surname.ts";

test.each([
  ["Zoe Adams", "Adams", "Zoe"],
  ["jane de Souza", "de Souza", "jane"],
  ["Anna van der Berg", "van der Berg", "Anna"],
  ["MULLER Jane", "Jane", "MULLER"],
  ["O'Brien Pat", "Pat", "O'Brien"],
  ["  Mary  Ann   Smith-Jones ", "Smith-Jones", "Mary Ann"],
  ["Madonna", "Madonna", ""],
  ["Van Dyke", "Dyke", "Van"],
  ["", "", ""],
])("%j is filed under %j", (name, surname, first) => {
  expect(filedName(name)).toEqual({ surname, first });
});
