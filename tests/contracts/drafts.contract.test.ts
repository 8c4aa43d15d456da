import { describe, expect, test } from "vitest";
import { type Draft, newDraftKey } from "#core/posts/draft.ts";
import { heardWhile } from "#tests/support/hearing.ts";
import { aDraft } from "#tests/support/records.ts";
import { expectACopy, handOverAndSpoil } from "#tests/support/spoil.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const NEW = aDraft({ draftKey: newDraftKey("1"), title: "More hens" });
const NEWER = aDraft({ draftKey: newDraftKey("2"), title: "" });
const OF_A_POST = aDraft({ draftKey: "1775203200000" });

const keys = (drafts: readonly Draft[]) => drafts.map(({ draftKey }) => draftKey).sort();

describe.each(TEST_STORES)("the drafts in %s", (_name, freshTestStore) => {
  test("are none at first", async () => {
    const { drafts } = freshTestStore().openTab().visitor.records;
    expect(await drafts.find("A")).toBeNull();
    expect(await drafts.ofNewPosts()).toEqual([]);
  });

  test("are found by key, by every tab, as they were kept", async () => {
    const testStore = freshTestStore();
    const all = [NEW, OF_A_POST, NEWER, aDraft({ draftKey: "__proto__" })];
    await testStore.openTab().visitor.unitOfWork.run(async ({ drafts }) => {
      for (const draft of all) await drafts.keep(draft);
    });
    const { drafts } = testStore.openTab().visitor.records;
    for (const draft of all) expect(await drafts.find(draft.draftKey)).toEqual(draft);
    expect(await drafts.find("constructor")).toBeNull();
  });

  test("list those of posts not yet published", async () => {
    const { drafts } = freshTestStore().openTab().visitor.records;
    for (const draft of [NEW, OF_A_POST, NEWER]) await drafts.keep(draft);
    expect(keys(await drafts.ofNewPosts())).toEqual(keys([NEW, NEWER]));
  });

  test("are kept over what was there, and forgotten, one by one", async () => {
    const { visitor } = freshTestStore().openTab();
    const { drafts } = visitor.records;
    for (const draft of [NEW, OF_A_POST]) await drafts.keep(draft);
    const changed = { ...NEW, title: "Even more hens", tags: "" };
    await visitor.unitOfWork.run((records) => records.drafts.keep(changed));
    expect(await drafts.find(NEW.draftKey)).toEqual(changed);
    expect(await drafts.find(OF_A_POST.draftKey)).toEqual(OF_A_POST);
    await visitor.unitOfWork.run((records) => records.drafts.forget(NEW.draftKey));
    expect(await drafts.find(NEW.draftKey)).toBeNull();
    expect(await drafts.ofNewPosts()).toEqual([]);
    expect(await drafts.find(OF_A_POST.draftKey)).toEqual(OF_A_POST);
  });

  test("are copied on their way in and out", async () => {
    const { drafts } = freshTestStore().openTab().visitor.records;
    await handOverAndSpoil(NEW, (mine) => drafts.keep(mine));
    expect(await drafts.find(NEW.draftKey)).toEqual(NEW);
    const changed = { ...NEW, title: "Even more hens" };
    await handOverAndSpoil(changed, (mine) => drafts.keep(mine));
    expect(await drafts.find(NEW.draftKey)).toEqual(changed);
    await expectACopy(() => drafts.find(NEW.draftKey));
    await expectACopy(() => drafts.ofNewPosts());
  });

  test("change nothing and notify no tab when one is forgotten that is not there", async () => {
    const testStore = freshTestStore();
    const [{ visitor }, other] = [testStore.openTab(), testStore.openTab()];
    await visitor.records.drafts.keep(NEW);
    const heard = await heardWhile(other, () =>
      visitor.unitOfWork.run(async ({ drafts }) => {
        for (const draftKey of ["not there", "", "constructor"]) {
          await drafts.forget(draftKey);
          expect(await drafts.find(draftKey)).toBeNull();
        }
      }),
    );
    expect(heard).toEqual([]);
    expect(await other.visitor.records.drafts.ofNewPosts()).toEqual([NEW]);
  });
});
