import { paths } from './paths';

/** Registers the service worker, once the page has loaded. Only a built site has one: in development, files change under it. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js', { scope: '/', updateViaCache: 'none' });
  // Earlier builds had a worker for check-in alone, whose narrower scope would win.
  const registrations = await navigator.serviceWorker.getRegistrations();
  const old = registrations.filter(({ scope }) => new URL(scope).pathname === paths.checkIn(''));
  await Promise.all(old.map((registration) => registration.unregister()));
}
