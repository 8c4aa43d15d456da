const LONGEST = 254;
const LONGEST_NAME = 64;

/** No character that names a second address, ends a header or looks like another. */
const ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*$/;

export const isMailAddress = (text: string): boolean =>
  text.length <= LONGEST && text.indexOf("@") <= LONGEST_NAME && ADDRESS.test(text);
