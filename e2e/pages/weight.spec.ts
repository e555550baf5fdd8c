import type { EventSummary } from '@ascendant/contract/event';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../test';

/** The most kB of JavaScript that a first load transfers. Source: docs/rules/reliability.md, "Performance budgets". */
const mostKilobytes = { '/': 117, '/browse': 122, '/events/:id': 125, '/login': 113 } as const;

for (const [path, limit] of Object.entries(mostKilobytes)) {
  test(`the first load of ${path}, signed out, transfers less than ${limit} kB of JavaScript`, async ({ page }) => {
    const address = path.includes(':id') ? path.replace(':id', await firstEventId(page)) : path;
    const bytes = await scriptBytes(page, address);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(limit * 1000);
  });
}

async function firstEventId(page: Page): Promise<string> {
  const [event] = (await (await page.request.get('/api/events?limit=1')).json()) as readonly EventSummary[];
  return String(event?.id);
}

/** The bytes of all scripts that a page loads until nothing more comes, as they travel. */
async function scriptBytes(page: Page, address: string): Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts.map((script) => script.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

test('public pages load nothing from another host', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  for (const path of ['/', '/browse', '/auth']) await page.goto(path, { waitUntil: 'networkidle' });
  expect([...hosts].filter((host) => host !== 'null')).toEqual([baseURL]);
});
