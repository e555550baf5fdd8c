import type { ReactNode } from 'react';
import { useTakenOver } from './use-taken-over';

/**
 * Holds a form that only works in the browser. Until the browser has taken over the page that the server rendered, the form is
 * disabled: what would be typed or sent before would be lost.
 */
export function TakenOver({ children }: { readonly children: ReactNode }) {
  return (
    <fieldset role="presentation" disabled={!useTakenOver()}>
      {children}
    </fieldset>
  );
}
