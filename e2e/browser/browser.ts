import { findBrowser } from '../../scripts/browser.mjs';

/** The path of the browser; undefined lets Playwright choose. */
export const browserPath: string | undefined = findBrowser() ?? undefined;

/** Flags for containers, where tests run as root and without graphics. The others stop the browser's own requests. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
