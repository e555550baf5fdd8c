/** Where the server renders the document that the service worker shows without a network. */
export const offlinePath = '/offline';

/**
 * Whether this document is the one that the service worker keeps, shown in the place of a page that couldn't be loaded. It never calls the
 * API, so that code of an earlier deployment never meets a newer server, and it reloads when the network is back.
 * Source: docs/archive/decisions/0070-offline.md.
 */
export function isOfflineDocument(): boolean {
  if (typeof document === 'undefined') return false;
  const renderedFor = document.getElementById('state')?.dataset['path'];
  return renderedFor === offlinePath && window.location.pathname !== offlinePath;
}
