/** The path of a browser: the one that is set, an installed one, Playwright's own, else one installed now; or null. */
export function findBrowser(): string | null;

/** The path of Chromium's headless shell, which opens pages in half the time; null if there's none, or if CHROMIUM_PATH names a browser. */
export function findShell(): string | null;
