/**
 * What Pico has rules for, and no page of the shop has, or has in rules of its own alone. `role="button"` stays: without it two neighbours have the same
 * selectors, and Lightning CSS, which makes one of them, loses the rule of the button of file fields.
 */
export const UNUSED_TAGS = [
  "audio",
  "video",
  "hgroup",
  "mark",
  "ins",
  "del",
  "abbr",
  "sub",
  "sup",
  "canvas",
  "blockquote",
];
/** Names that browsers have given up, or had before there was a standard one; and lists of several choices. */
const PARTS = [
  ...["::-ms-expand", "::-moz-focus-inner", ":-moz-ui-invalid", "::-webkit-input-placeholder"],
  ...["::-webkit-file-upload-button", "select[multiple]"],
];

/** Has rules of its own in field.scss, which comes with the first field that can be wrong. */
const OWN_ATTRIBUTE = "[aria-invalid";
export const UNUSED_CHILDREN = ["article>header", "article>footer"];
export const UNUSED_ATTRIBUTES = [
  'type="reset"',
  'type="range"',
  'role="link"',
  'dir="rtl"',
  'aria-hidden="false"',
];

/** What a selector names within brackets may be one of several, or none. */
const WITHIN = /:(?:is|where|not)\((?:[^()]|\([^()]*\))*\)/g;
const TAG = new RegExp(`(?:^|[\\s>+~])(?:${UNUSED_TAGS.join("|")})(?![\\w-])`);

/** @param {string} selector */
const isUnused = (selector) => {
  const own = selector.replace(WITHIN, "").replaceAll(/["']/g, "");
  return (
    TAG.test(own) ||
    [OWN_ATTRIBUTE, ...PARTS].some((part) => own.includes(part)) ||
    UNUSED_CHILDREN.includes(own.replaceAll(/\s*>\s*/g, ">")) ||
    UNUSED_ATTRIBUTES.some((attribute) => own.includes(`[${attribute.replaceAll('"', "")}]`))
  );
};

/** @typedef {{ name?: string, params?: string, parent?: Within | undefined }} Within */
/** @typedef {{ selectors: string[], parent?: Within | undefined, remove: () => unknown }} Rule */

/** @param {Within | undefined} within @returns {boolean} */
const isPicos = (within) =>
  within !== undefined &&
  ((within.name === "layer" && within.params === "pico") || isPicos(within.parent));

/** Leaves them out: a part of Pico comes whole. */
export const unusedRules = () => ({
  postcssPlugin: "unused-rules",
  /** @param {Rule} rule */
  Rule: (rule) => {
    if (!isPicos(rule.parent)) return;
    const used = rule.selectors.filter((selector) => !isUnused(selector));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  },
});
