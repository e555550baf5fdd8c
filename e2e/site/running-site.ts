import type { Site } from './start-site';

type SiteFacts = Pick<Site, 'url' | 'dataDir'>;

/** Tells the workers, which inherit the environment, where the site is. */
export function announceSite({ url, dataDir }: SiteFacts): void {
  process.env['E2E_SITE_URL'] = url;
  process.env['E2E_SITE_DATA'] = dataDir;
}

/** @throws Error outside of a run */
export function runningSite(): SiteFacts {
  const { E2E_SITE_URL: url, E2E_SITE_DATA: dataDir } = process.env;
  if (!url || !dataDir) throw new Error('No site is running: the tests are started by Playwright’s own command.');
  return { url, dataDir };
}

/** Whether somebody said already where a site is. */
export function isAnnounced(): boolean {
  return Boolean(process.env['E2E_SITE_URL']);
}
