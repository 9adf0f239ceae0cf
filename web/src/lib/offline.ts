/** The service worker: the client opens without a network and says what is missing. Built clients only. */

export function beginOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A page on the home network without https has none; everything else works there.
  navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).catch(() => {});
}
