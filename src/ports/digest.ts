/** SHA-256 (FIPS 180-4) of a text's UTF-8, in hexadecimal. */
export type Digest = (text: string) => Promise<string>;
