/** The service worker: without a network the client opens, and tells that the server is missing. Built clients only. */

export function beginOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A page on the home network without https has none; everything else works there.
  navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).catch(() => {});
}
