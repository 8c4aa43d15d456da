import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { EARLY_SCRIPT } from "#adapters/html/early-script.ts";
import { HEAD_SCRIPT } from "#adapters/html/head-script.ts";
import { bareHtml, namelessHtml, renderedHtml, withStyles } from "#adapters/html/page-html.ts";

const TEMPLATE = `<!doctype html>
<html lang="en-GB"><head>
<meta name="description" content="The build's." />
<style>@font-face{font-family:Figtree}</style>
<title>Farmgate</title>
<script type="application/json" id="shop">{"home":"browser","adminPasswordHash":"pbkdf2-secret"}</script>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/start-1.js">
<link rel="stylesheet" crossorigin href="/assets/start-1.css">
</head><body><div id="root"><style>p{margin:0}</style><p id="waiting"><strong>The build</strong><span>Loading…</span></p></div></body></html>`;

const NASTY = '</script><script>alert("$&")</script>';

const COMMON = {
  template: TEMPLATE,
  head: "<title>Own $& title</title>",
  settings: { home: "server", name: NASTY },
  scripts: ["/assets/start-1.js", "/assets/shared-1.js"],
};

const RENDERED: Parameters<typeof renderedHtml>[0] = {
  ...COMMON,
  path: "/our-chickens/a&b",
  html: "<h1>Eggs $&</h1>",
  records: { note: NASTY },
  drawingOf: (path) =>
    path.includes("gone") ? null : `<svg id="${path}"\n width="50%" fill='#fff'>&amp;</svg>`,
  styles: [{ path: "/assets/start-1.css", text: "h1{color:red}" }],
  ownKeys: [
    ["eggPrices", "own"],
    ["farmProfile", "elsewhere"],
  ],
};

const pageOf = (html: string): Document => new JSDOM(html).window.document;

const jsonIn = (page: Document, id: string): unknown =>
  JSON.parse(page.getElementById(id)?.textContent ?? "null");

describe("a page for any path of a built site", () => {
  const html = namelessHtml(TEMPLATE);

  test("names no farm", () => {
    expect(html).not.toMatch(/Farmgate|The build/);
    expect(pageOf(html).getElementById("waiting")?.textContent).toBe("Loading…");
  });

  test("is a template that a bare page can be made of", () => {
    const page = pageOf(bareHtml({ ...COMMON, template: html, farm: "Hens & Co" }));
    expect(page.title).toBe("Own $& title");
    expect(page.getElementById("waiting")?.textContent).toBe("Hens & CoLoading…");
  });
});

describe("a bare page", () => {
  const html = bareHtml({ ...COMMON, farm: "Hens & Co" });
  const page = pageOf(html);

  test("begins with its own script and fetches the rest in parallel", () => {
    const scripts = [...page.querySelectorAll("script[src]")].map((tag) => tag.getAttribute("src"));
    expect(scripts).toEqual(["/assets/shared-1.js"]);
    const preloads = [...page.querySelectorAll("link[rel=modulepreload]")];
    expect(preloads.map((tag) => tag.getAttribute("href"))).toEqual(["/assets/start-1.js"]);
    expect(page.querySelector("link[rel=stylesheet]")?.getAttribute("href")).toBe(
      "/assets/start-1.css",
    );
  });

  test("has its own head and settings, and nothing of the build's", () => {
    expect(page.querySelectorAll("title")).toHaveLength(1);
    expect(page.title).toBe("Own $& title");
    expect(page.querySelector("meta[name=description]")).toBeNull();
    expect(jsonIn(page, "shop")).toEqual(COMMON.settings);
    expect(html).not.toContain("pbkdf2");
    expect(page.getElementById("root")?.textContent).toContain("Hens & CoLoading…");
  });

  test("includes its styles where asked to, and a page made of it has them once", () => {
    const template = withStyles(
      TEMPLATE,
      (path) => `${path}{color:red}@media (width<9px){p{top:0}}`,
    );
    const whole = pageOf(bareHtml({ ...COMMON, template, farm: "Hens & Co" }));
    expect(whole.querySelector("link[rel=stylesheet]")).toBeNull();
    const style = whole.querySelector<HTMLStyleElement>("style[data-href]");
    expect(style?.textContent).toContain("/assets/start-1.css{color:red}");
    expect(style?.dataset.href).toBe("/assets/start-1.css");
    const rendered = pageOf(renderedHtml({ ...RENDERED, template }));
    expect(
      [...rendered.querySelectorAll("style[data-href]")].map((each) => each.textContent),
    ).toEqual(["h1{color:red}"]);
  });
});

describe("a rendered page", () => {
  const html = renderedHtml(RENDERED);
  const page = pageOf(html);

  test("holds what it shows, the records behind it and the settings, each as given", () => {
    expect(page.getElementById("root")?.innerHTML).toBe("<h1>Eggs $&amp;</h1>");
    expect(html).not.toContain("Loading…");
    expect(jsonIn(page, "records")).toEqual(RENDERED.records);
    expect(jsonIn(page, "shop")).toEqual(RENDERED.settings);
    expect(jsonIn(page, "scripts")).toEqual(RENDERED.scripts);
  });

  test("runs only the scripts in its head, which names its path", () => {
    const scripts = [...page.querySelectorAll("script:not([type='application/json'])")];
    expect(scripts.map((tag) => tag.textContent)).toEqual([HEAD_SCRIPT, EARLY_SCRIPT]);
    expect(page.querySelector("link[rel=modulepreload]")).toBeNull();
    expect(page.documentElement.dataset).toMatchObject({
      path: "/our-chickens/a&b",
      keys: '[["eggPrices","own"],["farmProfile","elsewhere"]]',
    });
    expect(page.documentElement.lang).toBe("en-GB");
  });

  test("is painted once it is complete, or earlier where it is long", () => {
    const waitsFor = (html: string) =>
      pageOf(renderedHtml({ ...RENDERED, html }))
        .querySelector("link[rel=expect][blocking=render]")
        ?.getAttribute("href");
    expect(waitsFor("<h1>Eggs</h1>")).toBe("#root");
    expect(waitsFor(`<h1>Eggs</h1><p>${"egg ".repeat(20_000)}</p>`)).toBeUndefined();
  });

  test("includes its styles, and names the files that they come from", () => {
    expect(page.querySelector("link[rel=stylesheet]")).toBeNull();
    const [style, ...others] = page.querySelectorAll<HTMLStyleElement>("style[data-href]");
    expect(others).toEqual([]);
    expect(style?.textContent).toBe("h1{color:red}");
    expect(style?.dataset.href).toBe("/assets/start-1.css");
  });

  test("brings its first drawing, and no logo, photo or later drawing", () => {
    const sources = [
      "/pictures/logo.svg",
      "/pictures/a1?800",
      "/pictures/hero.svg",
      "/pictures/gate.svg",
    ];
    const drawn = pageOf(
      renderedHtml({ ...RENDERED, html: sources.map((src) => `<img src="${src}">`).join("") }),
    );
    const [logo, photo, hero, gate] = [...drawn.querySelectorAll("img")].map((img) =>
      decodeURIComponent(img.getAttribute("src") ?? ""),
    );
    expect([logo, photo, gate]).toEqual([
      "/pictures/logo.svg",
      "/pictures/a1?800",
      "/pictures/gate.svg",
    ]);
    const svg = `<svg id="pictures/hero.svg" width="50%" fill='#fff'>&amp;</svg>`;
    expect(hero).toBe(`data:image/svg+xml,${svg}`);
  });

  test("leaves the address of a drawing that is gone", () => {
    const gone = renderedHtml({ ...RENDERED, html: '<img src="/pictures/gone.svg">' });
    expect(pageOf(gone).querySelector("img")?.getAttribute("src")).toBe("/pictures/gone.svg");
  });

  test("has the fonts of its template", () => {
    expect(page.querySelector("style")?.textContent).toBe("@font-face{font-family:Figtree}");
  });

  test("has its own head", () => {
    expect(page.title).toBe("Own $& title");
    expect(page.querySelectorAll("title, meta[name=description]")).toHaveLength(1);
    expect(html).not.toContain("pbkdf2");
  });
});
