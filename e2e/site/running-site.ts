import type { Site } from './start-site';

type SiteFacts = Pick<Site, 'url' | 'dataDir'>;

/** Tells the workers, which inherit environment variables, where the site is. */
export function announceSite({ url, dataDir }: SiteFacts): void {
  process.env['E2E_SITE_URL'] = url;
  process.env['E2E_SITE_DATA'] = dataDir;
}

/** @throws Error outside a test run */
export function runningSite(): SiteFacts {
  const { E2E_SITE_URL: url, E2E_SITE_DATA: dataDir } = process.env;
  if (!url || !dataDir) throw new Error('No site is running. Start the tests with Playwright’s own command.');
  return { url, dataDir };
}

/** Whether a site has already been named. */
export function isAnnounced(): boolean {
  return Boolean(process.env['E2E_SITE_URL']);
}
