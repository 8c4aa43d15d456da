import type { Deed } from "#core/outbox/deed.ts";
import type { Queue } from "#core/outbox/entry.ts";
import { fetchOnce } from "#ui/shared/fetch-code.ts";
import type { Sender } from "#ui/shared/queries/send-command.ts";
import { reloadOnce } from "#ui/shared/reload-once.ts";
import { doDeeds } from "#ui/storefront/deeds/do-deeds.ts";
import { FIRST_DEEDS } from "#ui/storefront/deeds/early-deeds.ts";

let readers = FIRST_DEEDS;

const fetchReaders = fetchOnce(async () => {
  readers = (await import("#ui/storefront/deeds/open-deeds.ts")).ALL_DEEDS;
});

const isReadable = (deeds: Queue<Deed>): boolean =>
  deeds.every(({ what }) => readers.has(what.name));

export const fetchForDeeds = async (deeds: Queue<Deed>): Promise<void> => {
  // Ignored: the code is fetched again when the deeds are to be done.
  if (!isReadable(deeds)) await fetchReaders().catch(() => undefined);
};

export const doWhatWasLeft = async (deeds: Queue<Deed>, sender: Sender): Promise<void> => {
  try {
    // An await would let the page show without them.
    if (!isReadable(deeds)) await fetchReaders();
    if (deeds.length > 0) await doDeeds(deeds, readers, sender);
  } catch (failure) {
    await reloadOnce(failure, sender.isGuarded(), sender.app.tab);
  }
};
