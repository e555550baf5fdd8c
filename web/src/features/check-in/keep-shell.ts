import { useEffect } from 'react';
import { loadDialogs } from '../../ui/dialog/Dialog';
import { onFirstAction } from '../../ui/late/first-action';
import { hasOwnReader, prepareQrReader } from './qr-reader';

/**
 * Caches this page and its files on this device, so that it reloads offline. API responses and other pages aren't cached.
 * Source: docs/archive/decisions/0008-offline-check-in.md.
 */
export function useShellKept(): void {
  useEffect(() => {
    void keepShell().catch(() => undefined);
    // A waiver is signed in a dialog, which isn't loaded with the page.
    void loadDialogs()
      .then(keepShell)
      .catch(() => undefined);
    // With what was loaded since, so that the camera starts at once.
    return onFirstAction(
      () =>
        void prepareQrReader()
          .then(keepShell)
          .catch(() => undefined),
    );
  }, []);
}

/** What reads QR codes isn't loaded with the page: the worker keeps it even for a page that no one has touched. */
async function keepShell(): Promise<void> {
  // In development, Vite serves source files, which shouldn't be cached.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const needsReader = !(await hasOwnReader());
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has our own origin and takes no target origin
  active?.postMessage({ keep: [window.location.pathname, ...filesOfThisPage()], needsReader });
}

/** The files this page has loaded from our own site: scripts, styles, fonts and the logo. */
function filesOfThisPage(): readonly string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = loaded.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname);
  return [...new Set(ours.filter((path) => path.startsWith('/assets/') || /^\/[\w-]+\.(?:js|svg)$/.test(path)))];
}
