import type { Site } from './start-site';

interface SiteFacts extends Pick<Site, 'url' | 'dataDir'> {
  /** The event that was made last when the site started: those after it belong to tests. */
  readonly lastEventId: number;
}

/** Tells the workers, which inherit environment variables, where the site is. */
export function announceSite({ url, dataDir, lastEventId }: SiteFacts): void {
  process.env['E2E_SITE_URL'] = url;
  process.env['E2E_SITE_DATA'] = dataDir;
  process.env['E2E_LAST_EVENT'] = String(lastEventId);
}

/** @throws Error outside a test run */
export function runningSite(): SiteFacts {
  const { E2E_SITE_URL: url, E2E_SITE_DATA: dataDir, E2E_LAST_EVENT: last } = process.env;
  if (!url || !dataDir) throw new Error('No site is running. Start the tests with Playwright’s own command.');
  return { url, dataDir, lastEventId: last === undefined ? Number.MAX_SAFE_INTEGER : Number(last) };
}

/** Whether a site has already been named. */
export function isAnnounced(): boolean {
  return Boolean(process.env['E2E_SITE_URL']);
}
