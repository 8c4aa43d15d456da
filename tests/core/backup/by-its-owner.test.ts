import { expect, test } from "vitest";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { firstFarmIn, HILLTOP } from "#tests/support/hilltop.ts";

test("a backup holds nothing of the farm the shop came with, and its restore changes nothing", async () => {
  const { app, records } = aShop();
  for (const post of SAMPLE_POSTS)
    if (!(await records.posts.find(post.id))) await records.posts.add(post);
  await records.profile.save(HILLTOP);
  const backup = await app.shop.office.getBackup();
  expect(firstFarmIn(JSON.stringify(backup).replace("farmgate-backup", ""))).toEqual([]);
  expect(JSON.stringify(backup)).toContain("Meet Marigold");
  const preview = await app.shop.office.getRestorePreview(backup);
  const different = preview.ok
    ? preview.value.changes.filter(({ added, changed, removed }) => added + changed + removed > 0)
    : null;
  expect(different).toEqual([]);
});
