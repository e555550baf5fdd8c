import { useSyncExternalStore } from 'react';

/**
 * Whether the browser has taken over the page that the server rendered. False on the server and at the first rendering in the
 * browser, which has to be the same; what the server cannot know is shown only after that.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
