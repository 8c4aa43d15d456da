import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { ADMIN_ROUTES, adminPaths } from "#core/admin-routes.ts";
import { HELP } from "#ui/admin/help/help-here.ts";
import { farmersPage, LIST } from "#ui/admin/help/pages.ts";
import { farmersPage as rendered } from "../../../tools/vite/farmers-pages.js";

const NAMES = readdirSync("docs/farmer").map((file) => basename(file, ".md"));

const pageAt = (path: string) =>
  farmersPage(path === ADMIN_ROUTES.help ? LIST : path.slice(`${ADMIN_ROUTES.help}/`.length));

const leadsSomewhere = (from: string, href: string): boolean => {
  const [path = "", anchor] = href.split("#");
  const html = (path === "" ? farmersPage(from) : pageAt(path))?.html;
  return html !== undefined && (anchor === undefined || html.includes(` id="${anchor}">`));
};

test.each(NAMES)("docs/farmer/%s.md is a page of help, whose links lead somewhere", (name) => {
  const { title, html } = farmersPage(name) ?? { title: "", html: "" };
  expect(title).not.toBe("");
  expect(html).not.toContain("<h1");
  const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href);
  expect(links.filter((href) => !leadsSomewhere(name, href))).toEqual([]);
});

test.each(Object.entries(HELP))("the help of %s, %j, is there", (_, page) => {
  expect(leadsSomewhere(LIST, adminPaths.help(page))).toBe(true);
});

describe("a page of help", () => {
  test("has its first line as its title, and anchors as GitHub makes them", () => {
    expect(rendered("# The Week\n\n## Who isn't told, & why\n")).toEqual({
      title: "The Week",
      html: '<h2 id="who-isnt-told--why">Who isn&#39;t told, &amp; why</h2>\n',
    });
  });

  test.each([
    ["[hens](hens.md)", '<a href="/admin/help/hens">hens</a>'],
    ["[told](week.md#who-isnt-told)", '<a href="/admin/help/week#who-isnt-told">told</a>'],
    ["[all](README.md)", '<a href="/admin/help">all</a>'],
    ["[below](#below)", '<a href="#below">below</a>'],
    ["[PayPal](https://paypal.example)", '<a href="https://paypal.example">PayPal</a>'],
    ["[the log](../reference.md#log-events)", "the log"],
  ])("has %s as %s", (markdown, html) => {
    expect(rendered(`# A\n\n${markdown}\n`).html).toBe(`<p>${html}</p>\n`);
  });

  test("marks the cells that hold links alone", () => {
    const cells = "| [hens](hens.md), [mail](mail.md) | a [mail](mail.md) |";
    const { html } = rendered(`# A\n\n| A | B |\n| --- | --- |\n${cells}\n`);
    expect(html.match(/<td data-links>/g)).toHaveLength(1);
    expect(html).toContain('<td>a <a href="/admin/help/mail">mail</a></td>');
  });

  test("is what the file says, and nothing that is read as HTML", () => {
    const { html } = farmersPage("backup") ?? { html: "" };
    expect(readFileSync("docs/farmer/backup.md", "utf8")).toContain("`<folder>`");
    expect(html).toContain("<code>&lt;folder&gt;</code>");
  });
});
