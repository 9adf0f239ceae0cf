// The service worker: the client opens without a network, in all four languages. Matches are never stored here.
// The build puts two constants in front of this file: SHELL, every file of the client, and EDITION, which changes with them.
/* global SHELL, EDITION */

const CACHE = `bulkhead-${EDITION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL.map((file) => new Request(file, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('bulkhead-') && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== 'GET' || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname))
    return;
  const path = url.pathname.slice(scope.pathname.length);
  if (path.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (SHELL.includes(`./${path}`)) event.respondWith(file(request));
});

/** The page comes from the server, so that a new edition is seen at once, and from here when there is no answer. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
  } catch {
    // No network, or no server.
  }
  return (await caches.match('./index.html', { cacheName: CACHE })) ?? Response.error();
}

/** Everything else carries its edition in its name, and does not change under it. */
async function file(request) {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);
}
