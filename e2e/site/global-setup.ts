import { announceSite, isAnnounced } from './running-site';
import { startSite } from './start-site';

/**
 * One site for the whole run. What it returns ends it. Whoever works on the tests may keep a site of their own running,
 * and name it in E2E_SITE_URL and E2E_SITE_DATA.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (isAnnounced()) return async () => undefined;
  // Read once, so that the demo data stays on one day even when the run passes midnight.
  const site = await startSite(process.env['SEED_NOW'] ?? new Date().toISOString().slice(0, 10));
  announceSite(site);
  return site.stop;
}
