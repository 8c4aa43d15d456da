/**
 * What Pico has rules for, and no page of the shop has. `role="button"` stays: without it two neighbours have the same
 * selectors, and Lightning CSS, which makes one of them, loses the rule of the button of file fields.
 */
export const UNUSED_TAGS = ["audio", "video", "hgroup", "mark", "ins", "del", "abbr", "sub", "sup"];
export const UNUSED_ATTRIBUTES = [
  'type="reset"',
  'type="range"',
  'role="link"',
  'dir="rtl"',
  'aria-invalid="false"',
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
    UNUSED_ATTRIBUTES.some((attribute) => own.includes(`[${attribute.replaceAll('"', "")}]`))
  );
};

/** @typedef {{ selectors: string[], remove: () => unknown }} Rule */

/** Leaves them out: a part of Pico comes whole. */
export const unusedRules = () => ({
  postcssPlugin: "unused-rules",
  /** @param {Rule} rule */
  Rule: (rule) => {
    const used = rule.selectors.filter((selector) => !isUnused(selector));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  },
});
