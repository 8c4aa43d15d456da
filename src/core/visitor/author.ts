import { getBackupState } from "#core/backup/get-backup-state.ts";
import { noteBackup } from "#core/backup/note-backup.ts";
import { inUnitOfWork } from "#core/command.ts";
import { makePictureSmaller, preparePictures } from "#core/pictures/prepare-pictures.ts";
import { discardDraft } from "#core/posts/discard-draft.ts";
import { getDraft } from "#core/posts/get-draft.ts";
import { keepDraft } from "#core/posts/keep-draft.ts";
import { keepWhatFits } from "#core/posts/keep-what-fits.ts";
import { publishPost, removePost, republishPost } from "#core/posts/publish-post.ts";
import { startDraft } from "#core/posts/start-draft.ts";
import { collapseSidebar } from "#core/preferences/collapse-sidebar.ts";
import { isSidebarCollapsed } from "#core/preferences/is-sidebar-collapsed.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { VisitorPorts } from "#ports/ports.ts";

export const createAuthor = (ports: VisitorPorts, shop: Shop) => {
  const command = inUnitOfWork(ports);
  const deps = { ...ports.store.records, ...ports };
  const discard = command(discardDraft);
  const prepare = preparePictures(shop.office, ports.pictureScaler);

  return {
    isSidebarCollapsed: isSidebarCollapsed(deps),
    collapseSidebar: command(collapseSidebar),
    getBackupState: getBackupState({ ...deps, office: shop.office }),
    noteBackup: command(noteBackup),
    getStorageFill: () => ports.room.fill(),
    isStoragePersistent: () => ports.room.isPersistent(),
    persistStorage: () => ports.room.persist(),
    preparePictures: prepare,
    makePictureSmaller: makePictureSmaller(shop.office, ports.pictureScaler),
    startDraft: startDraft(ports),
    getDraft: getDraft(deps),
    keepDraft: keepWhatFits({ ...deps, keepDraft: command(keepDraft) }),
    discardDraft: discard,
    publishPost: publishPost(shop.office, discard, prepare),
    republishPost: republishPost(shop.office, discard, prepare),
    removePost: removePost(shop.office, discard),
  };
};

export type Author = ReturnType<typeof createAuthor>;
