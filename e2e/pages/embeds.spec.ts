import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { browserFlags, wholeBrowserPath } from '../browser/browser';
import { bookableEvent } from '../site/events';
import { runningSite } from '../site/running-site';
import { expect, test } from '../test';

// Refusing a frame puts an error in the console, which is what some of these tests are about.
test.use({
  quietConsole: async ({ context }, use) => {
    void context;
    await use();
  },
});

/** Another site: a plain HTML file with the code that site owners paste, around one of our paths. */
let otherSite: Server;
let otherOrigin: string;

test.beforeAll(async () => {
  otherSite = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').searchParams.get('path') ?? '';
    const { url } = runningSite();
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Larch Valley</title><h1>Our trips</h1>
<iframe src="${url}${path}" title="Our events" width="100%" height="300" style="border:0" loading="lazy"></iframe>
<script src="${url}/embed.js" async></script>`);
  }).listen(0, '127.0.0.1');
  await once(otherSite, 'listening');
  otherOrigin = `http://127.0.0.1:${(otherSite.address() as AddressInfo).port}`;
});
test.afterAll(() => otherSite.close());

const pageWith = (path: string) => `${otherOrigin}/?path=${encodeURIComponent(path)}`;

test('a plain HTML page shows the list of events, as high as its content, with covers', async ({ page }) => {
  await page.goto(pageWith('/iframe/events'));
  const framed = page.frameLocator('iframe');
  await expect(framed.getByRole('heading', { level: 1, name: 'Discover Amazing Events' })).toBeVisible();
  await expect(framed.getByRole('article')).toHaveCount(12);
  const heightOf = () => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);
  await expect.poll(heightOf).toBeGreaterThan(1000);
  const before = await heightOf();
  const first = framed.getByRole('img').first();
  expect(
    await first.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await page.route('**/iframe/events?cursor=*', async (route) => {
    await expect(framed.getByText('Loading events...')).toBeVisible();
    await route.continue();
  });
  await framed.getByRole('link', { name: 'Show more' }).click();
  await expect(framed.getByRole('article')).toHaveCount(24);
  await expect.poll(heightOf).toBeGreaterThan(before);
});

test('View Details opens the event in a new tab, where Book This Event leads to the sign-in page', async ({ page }) => {
  await page.goto(pageWith('/iframe/events'));
  const opened = page.context().waitForEvent('page');
  await page
    .frameLocator('iframe')
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  const tab = await opened;
  await tab.getByRole('link', { name: 'Book This Event' }).click();
  await expect(tab).toHaveURL(/\/auth\?redirect=%2Fevents%2F\d+$/);
});

test('another site shows one event, and Book This Event leaves the frame', async ({ page }) => {
  const { id, title } = await bookableEvent(page.request, { isFree: false, index: 3 });
  await page.goto(pageWith(`/iframe/events/${id}`));
  const framed = page.frameLocator('iframe');
  await expect(framed.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await framed.getByRole('link', { name: 'Book This Event' }).click();
  await expect(page).toHaveURL(`${runningSite().url}/auth?redirect=%2Fevents%2F${id}`);
});

test('the frame works where the browser denies it storage, and sets nothing', async () => {
  // The headless shell allows other sites' storage.
  const browser = await chromium.launch({
    ...(wholeBrowserPath && { executablePath: wholeBrowserPath }),
    args: browserFlags,
  });
  const page = await browser.newPage();
  await page.goto(pageWith('/iframe/events'));
  await expect(page.frameLocator('iframe').getByRole('article').first()).toBeVisible();
  const frame = page.frames()[1];
  await expect(async () => frame?.evaluate(() => localStorage.length)).rejects.toThrow(/SecurityError/);
  await page.goto(`${runningSite().url}/iframe/events`);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
  expect(await page.context().cookies()).toEqual([]);
  await browser.close();
});

test('an image that fails to load is hidden, and a failed page says so', async ({ page }) => {
  await page.route('**/covers/**', (route) => route.abort());
  await page.goto(pageWith('/iframe/events'));
  const framed = page.frameLocator('iframe');
  await expect(framed.getByRole('article').first()).toBeVisible();
  await expect(framed.locator('article').first().locator('img')).toBeHidden();
  await page.route('**/iframe/events?cursor=*', (route) => route.abort());
  await framed.getByRole('link', { name: 'Show more' }).click();
  await expect(framed.getByText('Failed to load events. Please try again later.')).toBeVisible();
});

test('a message from a foreign frame changes nothing', async ({ page }) => {
  await page.goto(pageWith('/iframe/events'));
  const heightOf = () =>
    page
      .locator('iframe')
      .first()
      .evaluate((frame) => frame.getBoundingClientRect().height);
  await expect.poll(heightOf).toBeGreaterThan(1000);
  await page.evaluate(() => {
    const foreign = document.createElement('iframe');
    foreign.srcdoc = `<script>
      const say = (data) => { parent.postMessage(data, '*'); parent.frames[0].postMessage(data, '*', [new MessageChannel().port2]); };
      say('ascendant-embed:ready'); say('ascendant-embed:connect'); say({ height: 7 });
    </script>`;
    document.body.append(foreign);
    window.postMessage({ height: 7 }, '*');
    window.postMessage('ascendant-embed:ready', '*');
  });
  await page.waitForTimeout(700);
  // Its own content may still move by some pixels while pictures arrive.
  expect(await heightOf()).toBeGreaterThan(1000);
});

test('another site cannot show any other page in a frame', async ({ page }) => {
  for (const path of ['/', '/auth', '/events', '/my-bookings', '/organizer', '/iframe', '/iframe/events/1/x']) {
    const refused = page.waitForEvent('console', { predicate: (message) => /frame-ancestors/.test(message.text()) });
    await page.goto(pageWith(path));
    await refused;
    await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
  }
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
  await page.goto(pageWith('/'));
  const framed = page.frameLocator('iframe');
  await expect(framed.locator('#root')).toBeAttached();
  await expect(framed.locator('#root > *')).toHaveCount(0);
});
