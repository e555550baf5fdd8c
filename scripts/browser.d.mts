/** The path of a browser: the one that is set, an installed one, Playwright's own, else one installed now; or null. */
export function findBrowser(): string | null;
