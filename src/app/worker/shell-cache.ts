export const keptShell = (prefix: string, build: string, files: readonly string[]) => {
  const cacheName = prefix + build;
  const names = async (): Promise<readonly string[]> =>
    (await caches.keys()).filter((name) => name.startsWith(prefix));

  const keep = async (): Promise<boolean> => {
    try {
      const cache = await caches.open(cacheName);
      for (const file of files) {
        if (await cache.match(file)) continue;
        const answer = await fetch(file);
        if (answer.status !== 200) return false;
        await cache.put(file, answer);
      }
      return true;
    } catch {
      // Ignored: the answer says it.
      return false;
    }
  };

  return {
    keep,
    keepAsBefore: async (): Promise<void> => {
      if ((await names()).length > 0) await keep();
    },
    dropOthers: async (): Promise<void> => {
      for (const name of await names()) if (name !== cacheName) await caches.delete(name);
    },
  };
};
