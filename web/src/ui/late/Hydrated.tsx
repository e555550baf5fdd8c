import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Wraps a form that only works in the browser. The form is disabled until the page is hydrated, because anything typed or sent
 * before that would be lost.
 */
export function Hydrated({ children }: { readonly children: ReactNode }) {
  return (
    <fieldset role="presentation" disabled={!useHydrated()}>
      {children}
    </fieldset>
  );
}
