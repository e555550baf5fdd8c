import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { runningSite } from '../site/running-site';
import { expect, test } from '../test';

// Refusing a frame puts an error in the console, which is what these tests are about.
test.use({
  quietConsole: async ({ context }, use) => {
    void context;
    await use();
  },
});

/** Another site: it shows the page that its query names in a frame. */
let otherSite: Server;
let otherOrigin: string;

test.beforeAll(async () => {
  otherSite = createServer((request, response) => {
    const framed = new URL(request.url ?? '/', 'http://x').searchParams.get('page') ?? '';
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Another site</title><iframe src="${framed}"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(otherSite, 'listening');
  otherOrigin = `http://127.0.0.1:${(otherSite.address() as AddressInfo).port}`;
});
test.afterAll(() => otherSite.close());

async function frame(page: Page, path: string): Promise<void> {
  await page.goto(`${otherOrigin}/?page=${encodeURIComponent(`${runningSite().url}${path}`)}`);
}

for (const path of ['/my-bookings', '/organizer'])
  test(`another site cannot show ${path} in a frame`, async ({ page }) => {
    const refused = page.waitForEvent('console', { predicate: (message) => /frame-ancestors/.test(message.text()) });
    await frame(page, path);
    await refused;
    await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
  });

test('a framed page stays empty even if the headers that forbid it are lost on the way', async ({ page }) => {
  await page.route(`${runningSite().url}/`, async (route) => {
    const response = await route.fetch();
    const {
      'content-security-policy': _policy,
      'x-frame-options': _options,
      'content-encoding': _encoding,
      'content-length': _length,
      ...headers
    } = response.headers();
    await route.fulfill({ status: response.status(), headers, body: await response.body() });
  });
  await frame(page, '/');
  const framed = page.frameLocator('iframe');
  await expect(framed.locator('#root')).toBeAttached();
  await expect(framed.locator('#root > *')).toHaveCount(0);
});
