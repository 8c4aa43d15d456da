import { FARM } from "#core/farm.ts";
import type { Post } from "#core/posts/post.ts";

export const SAMPLE_POSTS: readonly Post[] = [
  {
    id: "1775203200000",
    title: "Meet Marigold, Our Hen of the Month",
    slug: "meet-marigold-our-hen-of-the-month",
    featuredImage: "/pictures/story-marigold.svg",
    content: `<p>Most hens wait for the feed bucket. Marigold comes to fetch it. Every morning at half past six she is standing on the bottom rung of the gate, and if the kettle has made us late she tells us so.</p>
<h2>A hen with opinions</h2>
<p>She came to us two springs ago with a box of twelve Warrens, the smallest of the lot, and for a week she was last to everything. Then she found the hole in the hedge. By the time we had mended it she had shown five others where the windfalls were, and nobody has been in front of her since.</p>
<blockquote><p>If you are missing an egg, look behind the water butt. She thinks we don't know.</p></blockquote>
<h2>What she lays</h2>
<p>A <strong>large</strong>, brown, slightly freckled egg, five days out of seven. On the other two she sunbathes. Her yolks are the deep orange that comes from grass, nettles and far too many of our dandelions.</p>
<ul><li><p>Favourite food: sweetcorn, straight from the cob</p></li><li><p>Favourite place: the third nest box from the left, whoever is in it</p></li><li><p>Least favourite: wind, and the postman's trousers</p></li></ul>
<p>If you collect from the gate on a Saturday, say good morning to her. She will have seen you first.</p>`,
    tags: ["Hen of the Month"],
    author: FARM.owner,
    date: "2026-04-03T08:00:00.000Z",
    excerpt: "Most hens wait for the feed bucket. Marigold comes to fetch it.",
  },
  {
    id: "1772352000000",
    title: "Why Spring Eggs Are the Best Eggs",
    slug: "why-spring-eggs-are-the-best-eggs",
    featuredImage: "/pictures/story-spring.svg",
    content: `<p>A hen lays by the light, not by the calendar. Around the first of March the days pass eleven hours, and within a week our quiet winter boxes are full again.</p>
<h2>Light first, then grass</h2>
<p>We don't keep lamps on in the houses through the winter. The flock rests, grows new feathers and lays a little, which is why you see <em>small</em> and <em>medium</em> run low in January. When the light comes back the grass does too, and that is what you taste: a hen on fresh pasture eats clover, worms and seeds, and her yolks turn from lemon to marigold.</p>
<h2>What to do with a glut</h2>
<ol><li><p>Scramble them slowly, with more butter than you meant to use.</p></li><li><p>Make a lemon curd: four yolks, two lemons, and ten minutes of stirring.</p></li><li><p>Boil a dozen pullet eggs for a picnic. They are two bites each.</p></li></ol>
<p>Eggs keep for three weeks in a cool larder, pointed end down. Ours have rarely been out of the nest for two days when you get them, so there is no hurry at all.</p>`,
    tags: ["Flock Update", "In the Kitchen"],
    author: FARM.owner,
    date: "2026-03-01T08:00:00.000Z",
    excerpt:
      "A hen lays by the light, not by the calendar. Around the first of March the days pass eleven hours, and within a week our quiet winter boxes are full again.",
  },
];
