import { findBrowser } from '../../scripts/browser.mjs';

/** The path of the browser; undefined lets Playwright choose. */
export const browserPath: string | undefined = findBrowser() ?? undefined;

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
