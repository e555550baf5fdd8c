import { useSyncExternalStore } from 'react';

/** Whether the window is at least this wide. A browser that can't say counts as narrow. @param px as the styles have it */
export function useIsWide(px: number): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = queryOf(px);
      query?.addEventListener('change', listener);
      return () => query?.removeEventListener('change', listener);
    },
    () => queryOf(px)?.matches ?? false,
    () => false,
  );
}

function queryOf(px: number): MediaQueryList | null {
  return typeof window.matchMedia === 'function' ? window.matchMedia(`(min-width: ${px}px)`) : null;
}
