/**
 * Those of ten letters or more among the 1,000 commonest, in lower case: @zxcvbn-ts/language-common
 * 4.1.3, and 10-million-password-list-top-1000 of SecLists, both under the MIT licence.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  "qwertyuiop",
  "1234567890",
  "q1w2e3r4t5",
  "1q2w3e4r5t",
  "4815162342",
  "0987654321",
  "1111111111",
  "1234554321",
  "123456789a",
  "123456789q",
  "12345qwert",
  "password123",
  "basketball",
  "usuckballz1",
]);
