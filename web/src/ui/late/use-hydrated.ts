import { useSyncExternalStore } from 'react';

/**
 * Whether the page has been hydrated. False on the server and in the browser's first render, which has to match it. Show what
 * the server can't know only after that.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
