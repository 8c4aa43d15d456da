// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { extensionsFor } from "#ui/admin/editor/extensions.ts";
import { readPastedHtml } from "#ui/admin/editor/pasted/pasted-html.ts";

const clipboardOf = (program: string): string =>
  readFileSync(`tests/support/clipboards/${program}.txt`, "utf8");

const NONE = { link: () => undefined, picture: () => undefined };

/** What stands in the editor after a paste, and what is said to be missing. */
const paste = (clipboard: string) => {
  const { html, losses, hasLostPictures } = readPastedHtml(clipboard);
  const editor = new Editor({ extensions: extensionsFor("post", NONE) });
  // jsdom has no clipboard.
  editor.view.pasteHTML(html, new Event("paste") as ClipboardEvent);
  const written = editor.getHTML().replace(/<p><\/p>$/, "");
  editor.destroy();
  return { written, losses, hasLostPictures };
};

const list = (name: string, ...items: readonly string[]): string =>
  `<${name}>${items.map((item) => `<li>${item}</li>`).join("")}</${name.split(" ")[0]}>`;

const P = (text: string): string => `<p>${text}</p>`;

const TABLE = "A table became lines of text, one for each cell.";
const LETTERS = "A list's letters or Roman numerals became numbers.";

const PASTES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    "word",
    [
      "<h1>The summer of the Weald hens</h1><h1>Our hens</h1><h2>What they eat</h2>",
      P("Two feeds a day, with <strong>10&nbsp;kg</strong> of wheat: weighed."),
      list("ul", P("Wheat") + list("ul", P("crushed in spring")), P("Grit")),
      list(
        'ol start="3"',
        P("Open the house") + P("while it is dry") + list('ol start="3"', P("the pop-hole")),
        P("Count"),
      ),
      P("Monday") + P("96 eggs"),
    ],
    [TABLE, LETTERS, "Comments in the margin were left out."],
  ],
  [
    "word-in-safari",
    [list('ol start="2"', P("Second"), P("Third")), list('ol start="4"', P("Fourth"))],
    [LETTERS],
  ],
  [
    "word-online",
    [
      "<h2>In the barn</h2>",
      list("ul", P("Straw") + list("ul", P("long")), P("Sand")),
      P("Then"),
      list('ol start="4"', P("Sweep"), P("Lime")),
    ],
    [],
  ],
  [
    "outlook",
    [
      P("Dear Hannah,"),
      list('ol start="2"', P("Order feed") + list("ul", P("from the mill")), P("Pay it")),
      list("ul", P('See <a href="https://mill.example/feed">the mill</a>')),
    ],
    [],
  ],
  [
    "libre-office",
    [
      "<h1>Our hens</h1><h2>Feed and water</h2>",
      P("A plain line"),
      list("ul", P("Wheat") + list("ul", P("crushed")), P("Grit")),
      P("Then"),
      list('ol start="3"', P("Third") + list("ol", P("sub")), P("Fourth")),
      P("A1") + P("B1"),
      list("ul", P("Only deep")),
    ],
    [TABLE, LETTERS],
  ],
  [
    "google-docs",
    [
      "<h2>3 new hens</h2>",
      P("They are <strong>lively</strong>."),
      list('ol start="2"', P("Feed") + list("ol", P("wheat"))),
      list("ul", P("Water")),
    ],
    [LETTERS, "Tick boxes became plain items."],
  ],
  [
    "apple-notes",
    [
      "<h1><strong>Market day</strong></h1>",
      P("Bring the scales"),
      list("ul", P("Boxes") + list("ul", P("small")), P("Change")),
      list("ol", P("Load"), P("Drive")),
    ],
    [],
  ],
  [
    "pages",
    [
      "<h1><strong>At the gate</strong></h1><h2>What we sell</h2>",
      list("ul", P("Hen eggs") + list("ul", P("brown ones")), P("Duck eggs")),
      P("How:"),
      list('ol start="5"', P("Ring"), P("Come")),
    ],
    [],
  ],
  [
    "gmail",
    [
      P("Hello there 🐔"),
      list("ul", P("Eggs today") + list("ul", P("six")), P("None tomorrow")),
      list('ol start="7"', P("Seventh")),
    ],
    [],
  ],
  [
    "web-page",
    [
      "<h3>1.5 kg of feed</h3>",
      P("First line<br>second line"),
      list('ol start="9"', P('<a href="https://elsewhere.example/">Ninth</a>')),
      "<h3>Card</h3>",
      P("Text of it"),
      list("ol", P("one"), P("two")),
      P("2026 was dry."),
      P("CO2"),
      "<blockquote><p>Said</p></blockquote>",
    ],
    [
      "A video, a sound or something else to play was left out.",
      "Raised or lowered figures became plain ones.",
    ],
  ],
];

for (const [program, written, losses] of PASTES)
  test(`what is pasted from ${program.replaceAll("-", " ")} keeps its lists and headings`, () => {
    expect(paste(clipboardOf(program))).toEqual({
      written: written.join(""),
      losses,
      hasLostPictures: false,
    });
  });

const KEPT_AS_WRITTEN = [
  P("<strong>One<br></strong>Two<br><em>Three</em>"),
  "<h2>2nd flock</h2>",
  "<h2>3 hens</h2><p>Text</p><h2>7 ducks</h2>",
  P("– Who? – Me."),
  P("1. April was cold."),
  P("Between 10&nbsp;kg and 12&nbsp;kg"),
  P("3 - 4 eggs") + P("o dear"),
];

for (const html of KEPT_AS_WRITTEN)
  test(`what only looks like a list or an outline stays: ${html}`, () => {
    expect(paste(html).written).toBe(html);
  });

const SIGNS: readonly (readonly [string, string])[] = [
  ["<h1>1. Feed</h1><h2>1.1 Wheat</h2><h2>1.2 Grit</h2><h1>2. Water</h1>", "outlines"],
  ["<h2>1.1\u00a0\u00a0\u00a0\u00a0Feed</h2>", "hard spaces"],
  ["<p>•&nbsp;&nbsp;Feed</p><p>•&nbsp;&nbsp;Grit</p>", "dots"],
  ["<p>- Feed</p><p>- Grit</p>", "dashes"],
  ["<p>a)&nbsp;&nbsp;&nbsp;Feed</p>", "letters"],
  ["<div>• Feed<br>• Grit</div>", "dots between line breaks"],
  [
    "<style>p.MsoListBullet {mso-list:l3 level1 lfo1;}</style><p class=MsoListBullet><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt'>&nbsp;&nbsp; </span></span></span><![endif]>Feed</p>",
    "a style sheet's lists",
  ],
  [
    "<h1><![if !supportLists]>1.1<span style='font:7.0pt'>&nbsp;&nbsp; </span><![endif]>Feed</h1>",
    "comments alone",
  ],
  [
    "<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt'>·<span style='font:7.0pt'>&nbsp;&nbsp;&nbsp; </span>Feed</p>",
    "a filtered page of Word",
  ],
  [
    "<div class=O style='margin-left:.38in'><span style='mso-special-format:numbullet4'>1.</span><span>Feed</span></div>",
    "PowerPoint",
  ],
  ["<div role=list><div role=listitem><div>Feed</div></div></div>", "roles"],
  [
    "<h2>Feed</h2><p class=MsoToc1>Grit<span style='mso-tab-count:1 dotted'>...... </span></p>",
    "leading dots",
  ],
  ["<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>Feed</p>", "a style alone"],
  [
    "<ul style='direction:ltr;margin-left:.375in'><ul><li>Feed</li></ul><li>Grit</li></ul>",
    "OneNote",
  ],
];

for (const [clipboard, kind] of SIGNS)
  test(`no sign of ${kind} is left in the text, and none of a style`, () => {
    const { written } = paste(clipboard);
    expect(written).toMatch(/<(?:ul|ol|h[12])>/);
    expect(written.replace(/<[^>]*>/g, "|")).toMatch(/^[|A-Z a-z]+$/);
    expect(written).not.toMatch(/style|class|mso|nbsp/i);
  });

test("what was copied in the editor itself stays as it is", () => {
  const own = '<p data-pm-slice="0 0 []">- one</p><p></p><p>- two</p>';
  expect(paste(own).written).toBe("<p>- one</p><p></p><p>- two</p>");
});

test("no empty line is left between blocks, and deep headings of Word stay headings", () => {
  const { written } = paste(
    "<b style='font-weight:normal'><p>One</p></b><br class='Apple-interchange-newline'><p><b>Two<br><br></b><br>\n<o:p></o:p></p><p class=MsoHeading7 style='mso-list:l0 level7 lfo1'><span style='mso-list:Ignore'>1.&nbsp;&nbsp;</span>Three</p>",
  );
  expect(written).toBe("<p>One</p><p><strong>Two</strong></p><h3>Three</h3>");
});

test("hidden text isn't shown, and hidden pictures aren't missed", () => {
  const { written, hasLostPictures } = paste(
    '<p>Seen<span style="mso-hide:all">not</span></p><img width="1" src="https://track.example/x.gif">',
  );
  expect({ written, hasLostPictures }).toEqual({ written: "<p>Seen</p>", hasLostPictures: false });
  expect(paste('<img src="file:///C:/hen.png" alt="A hen">').hasLostPictures).toBe(true);
});
