import { findBrowser } from '../../scripts/browser.mjs';

/** Where the browser is; undefined leaves it to Playwright. */
export const browserPath: string | undefined = findBrowser() ?? undefined;

/** For containers, where we are root and have no graphics; the rest keeps the browser from calling home. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
