import { rm } from 'node:fs/promises';
import { removeDeadFolders, scratchFolder } from '@ascendant/embedded-postgres/scratch-folder';
import { announceSite, isAnnounced } from './running-site';
import { startSite } from './start-site';

/**
 * Starts one site for the whole run, and returns a function that stops it. While working on tests, you can keep your own site
 * running and name it in E2E_SITE_URL and E2E_SITE_DATA.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (isAnnounced()) return async () => undefined;
  // Read once, so that the demo data stays on one day even if the run passes midnight.
  const seedNow = process.env['SEED_NOW'] ?? new Date().toISOString().slice(0, 10);
  await removeDeadFolders();
  const dataDir = await scratchFolder();
  const site = await startSite(seedNow, { dataDir });
  announceSite({ ...site, lastEventId: await lastEventOf(site.url) });
  return async () => {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function lastEventOf(url: string): Promise<number> {
  const events = (await (await fetch(`${url}/api/events`)).json()) as readonly { readonly id: number }[];
  return Math.max(...events.map(({ id }) => id));
}
