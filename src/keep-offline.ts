const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve);
  });

/** Has the browser keep the shop for when the network is away. Only secure pages have a worker. */
export const register = async (): Promise<void> => {
  if (!("serviceWorker" in navigator)) return;
  await whenIdle();
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("keep");
};
