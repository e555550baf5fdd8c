import { useSyncExternalStore, type ReactNode } from 'react';

/**
 * Holds a form that only works in the browser. Until the browser has taken over the page that the server rendered, the form is
 * disabled: what would be typed or sent before would be lost.
 */
export function TakenOver({ children }: { readonly children: ReactNode }) {
  const isTakenOver = useSyncExternalStore(neverChanges, inBrowser, onServer);
  return (
    <fieldset role="presentation" disabled={!isTakenOver}>
      {children}
    </fieldset>
  );
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
