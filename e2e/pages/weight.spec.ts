import type { Response } from '@playwright/test';
import { expect, test } from '../test';

/** Source: docs/rules/reliability.md, "Performance budgets". */
const mostBytes = 120_000;

test('the first load of the home page, signed out, transfers less than 120 kB of JavaScript', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts.map((script) => script.request().sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(mostBytes);
});

test('public pages load nothing from another host', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  for (const path of ['/', '/browse', '/auth']) await page.goto(path, { waitUntil: 'networkidle' });
  expect([...hosts].filter((host) => host !== 'null')).toEqual([baseURL]);
});
