import { Suspense, useSyncExternalStore } from 'react';
import { lazyPage } from '../../lazy-page';
import { currentToast, subscribeToToasts } from './toast-store';

const Toaster = lazyPage(async () => (await import('./Toaster')).Toaster);

/** Where toasts appear; used once in the app. The code that draws them is loaded with the first toast. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>
  );
}
