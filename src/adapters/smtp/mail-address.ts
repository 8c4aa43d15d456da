const LONGEST = 254;
const LONGEST_NAME = 64;

/** Nothing that could name a second address, end a header, or look like another letter than it is. */
const ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*$/;

/** Whether a text is one e-mail address, as a mail server is told it, and nothing else. */
export const isMailAddress = (text: string): boolean =>
  text.length <= LONGEST && text.indexOf("@") <= LONGEST_NAME && ADDRESS.test(text);
