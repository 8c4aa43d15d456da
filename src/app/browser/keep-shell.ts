import type { OfflineShell } from "#ports/offline-shell.ts";

const isKeptBy = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ keepsShell: true }, [port2]);
  });

export const offlineShell = (workers: ServiceWorkerContainer | undefined): OfflineShell => ({
  keep: async () => {
    if (!workers || !import.meta.env.PROD) return false;
    try {
      await workers.register("/sw.js");
      const { active } = await workers.ready;
      return active !== null && (await isKeptBy(active));
    } catch {
      // Ignored: the caller reports the answer.
      return false;
    }
  },
});
