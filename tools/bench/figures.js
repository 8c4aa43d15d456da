/**
 * What was measured of one thing, such as a page.
 * @typedef {object} Figure
 * @property {string} part The title under which it is listed.
 * @property {string} of
 * @property {string} what With its unit.
 * @property {number | boolean} value
 * @property {Limit} limit
 * @property {boolean} holds
 */

/** @typedef {{ atMost?: number, atLeast?: number }} Limit None where a figure is only told. */

/** @param {string} part */
export const figuresOf =
  (part) =>
  /**
   * @param {string} of
   * @param {string} what
   * @param {number | boolean} value
   * @param {Limit} [limit]
   * @returns {Figure}
   */
  (of, what, value, limit = {}) => {
    const { atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = limit;
    const holds = Number(value) <= atMost && Number(value) >= atLeast;
    return { part, of, what, value, limit, holds };
  };

/** @param {readonly number[]} figures */
export const median = (figures) =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** @param {number} value */
export const toTenths = (value) => Math.round(value * 10) / 10;

/** @param {number | boolean} value */
const written = (value) => {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value.toLocaleString("en-GB");
};

/** @param {readonly string[]} cells */
const row = (cells) => `| ${cells.join(" | ")} |`;

/** @param {Limit} limit */
const limitWritten = ({ atMost, atLeast }) => {
  if (atMost !== undefined) return [`≤ ${written(atMost)}`];
  return atLeast === undefined || atLeast === 1 ? [] : [`≥ ${written(atLeast)}`];
};

/** @param {Figure | undefined} figure */
const cell = (figure) => {
  if (!figure) return "";
  return figure.holds ? written(figure.value) : `**${written(figure.value)}**`;
};

/**
 * A row for each thing, a column for each of its figures.
 * @param {string} part
 * @param {readonly Figure[]} figures
 */
const table = (part, figures) => {
  /** @param {string} what */
  const head = (what) => {
    const limits = figures
      .filter((one) => one.what === what)
      .flatMap((one) => limitWritten(one.limit));
    return limits.length === 0 ? what : `${what} (${[...new Set(limits)].join(", ")})`;
  };
  /** @param {string} of */
  const cells = (of) =>
    whats.map((what) => cell(figures.find((one) => one.of === of && one.what === what)));
  const whats = [...new Set(figures.map(({ what }) => what))];
  return [
    row([part, ...whats.map(head)]),
    row(["---", ...whats.map(() => "---:")]),
    ...[...new Set(figures.map(({ of }) => of))].map((of) => row([of, ...cells(of)])),
  ].join("\n");
};

/**
 * All figures as tables, those that break their limit in bold.
 * @param {readonly Figure[]} figures
 */
export const tables = (figures) =>
  [...new Set(figures.map(({ part }) => part))]
    .map((part) =>
      table(
        part,
        figures.filter((one) => one.part === part),
      ),
    )
    .join("\n\n");
