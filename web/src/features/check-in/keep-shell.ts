import { useEffect } from 'react';
import { paths } from '../../paths';
import { prepareQrReader } from './qr-reader';

const worker = '/check-in-worker.js';

/**
 * Has this screen's page and files kept on this device, so that a reload without network works. Nothing of the API is kept, and no
 * other page. Source: docs/decisions/0008-check-in-without-network.md.
 */
export function useShellKept(): void {
  useEffect(() => {
    // Vite serves sources in development, which nobody wants to have kept.
    if (import.meta.env.PROD) void keepShell().catch(() => undefined);
  }, []);
}

async function keepShell(): Promise<void> {
  await prepareQrReader();
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(worker, { scope: paths.checkIn('') });
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of our own origin and takes none
  active?.postMessage({ keep: [window.location.pathname, ...filesOfThisPage()] });
}

/** What this page has loaded from our own site: scripts, styles, fonts, the mark. */
function filesOfThisPage(): readonly string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = loaded.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname);
  return [...new Set(ours.filter((path) => path.startsWith('/assets/') || /^\/[\w-]+\.(?:js|svg)$/.test(path)))];
}
