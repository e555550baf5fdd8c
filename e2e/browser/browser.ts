import { findBrowser, findShell } from '../../scripts/browser.mjs';

/** The path of the whole browser, for tests of its settings and devices; undefined lets Playwright choose. */
export const wholeBrowserPath: string | undefined = findBrowser() ?? undefined;

/** The path of the browser for all other tests: the headless shell if there is one. */
export const browserPath: string | undefined = findShell() ?? wholeBrowserPath;

/**
 * What Playwright turns off, since only the last such flag counts, and the process that Chromium starts for its own menus with each
 * new page: without it the tests of the screens take a fifth less time.
 */
const unwantedFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'PreloadTopChromeWebUI',
];

/** Flags for containers, where tests run as root and without graphics. The others stop the browser's own requests and processes. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unwantedFeatures.join(',')}`,
];
