import type { EventSummary } from '@ascendant/contract/event';
import type { Page } from '@playwright/test';
import { bookableEvent } from '../site/events';
import { newcomer, settled, stranger } from '../site/people';
import { expect, test } from '../test';

test.describe('a link without network', () => {
  test('keeps the header, says what happened, and opens the page when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Featured Adventures' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /Liability Agreement/ })).toBeVisible();
  });
});

test.describe('a tab left open over a deployment', () => {
  test.use({ expected: { answers: [{ status: 404, url: /\/assets\/TermsPage/ }] } });

  test('reloads itself and shows the page', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    // The old file is gone; the new document names the new one.
    await page.route(/\/assets\/TermsPage.*\.js$/, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Liability Agreement/ })).toBeVisible();
    expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
  });
});

test.describe('the installed site', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page that the manifest starts at, and any other, shows the site’s own page without network, and itself with it', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    const manifest = await page.request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '');
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    const { start_url: start } = (await manifest.json()) as { start_url: string };
    await workerRuns(page);
    await loseNetwork(page);
    for (const path of [start, '/help']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    }
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });

  test('bookings and tickets that were seen once open without network, and signing out deletes them', async ({
    page,
    context,
  }) => {
    const event = await seeBooking(page, 'Odile');
    await loseNetwork(page);
    await page.goto('/browse');
    await expect(page.getByRole('heading', { name: 'Your tickets still work' })).toBeVisible();
    await page.getByRole('link', { name: `Show tickets for ${event.title}` }).click();
    await expect(page.getByText('Offline. Your bookings as of')).toBeVisible();
    const code = page.getByRole('img', { name: /^Ticket code for Odile/ });
    await expect(code).toBeVisible();
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.reload();
    await expect(code).toBeVisible();

    await context.setOffline(false);
    // The page has reloaded itself, and does again what needs a network.
    await expect(page.getByRole('link', { name: /^Download tickets? \(PDF\)/ })).toBeVisible();
    // Signing out loads a new document, without anything of the old one.
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.waitForFunction(() => !('isOld' in window) && window.location.pathname === '/auth');
    await workerRuns(page);
    await loseNetwork(page);
    await page.goto('/my-bookings');
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    expect(await hasSavedBookings(page)).toBe(false);
    await expect(page.getByText(event.title)).toHaveCount(0);
  });

  test('signing out without network deletes them at once, and the session ends when the network is back', async ({
    page,
    context,
  }) => {
    const event = await seeBooking(page, 'Odalys');
    await loseNetwork(page);
    await page.goto('/my-bookings');
    await expect(page.getByText(event.title).first()).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page.getByText('You’re signed out on this device', { exact: true })).toBeVisible();
    expect(await hasSavedBookings(page)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();
    await expect(page.getByText(event.title)).toHaveCount(0);

    await page.goto('/my-bookings');
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/auth/);
    // The page makes the sign-out once its program runs.
    const cookies = async () => (await context.cookies()).map(({ name }) => name);
    await expect.poll(cookies).not.toContain('signed-out');
    expect(await cookies()).not.toContain('session');
  });

  test('saved bookings are deleted once the session has ended elsewhere, and when someone else signs in', async ({
    page,
  }) => {
    await seeBooking(page, 'Ottilie');
    await newcomer(page, stranger('Renske'));
    await page.goto('/help');
    await expect.poll(() => hasSavedBookings(page)).toBe(false);

    await seeBooking(page, 'Ignace');
    await page.request.post('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    await page.goto('/help');
    await expect.poll(() => hasSavedBookings(page)).toBe(false);
  });
});

/** Signs in as a new person with a booking, and opens My Bookings until this device has saved it. @returns the booked event */
async function seeBooking(page: Page, firstName: string): Promise<EventSummary> {
  const event = await bookableEvent(page.request, { isFree: true, index: 6 });
  await settled(page, stranger(firstName));
  await page.request.post('/api/bookings', {
    data: { eventId: event.id, attendees: [{ type: 'user' }], agreementAccepted: true },
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
  });
  await page.goto('/my-bookings');
  await expect(page.getByRole('article', { name: event.title })).toBeVisible();
  await workerRuns(page);
  await expect.poll(() => hasSavedBookings(page)).toBe(true);
  return event;
}

/** Waits until the service worker has kept the offline page and answers this page's requests. */
async function workerRuns(page: Page): Promise<void> {
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/**
 * Cuts the network once nothing is under way. A page whose code is cut off halfway looks for the server, and reloads if a request that was
 * sent before still gets an answer; that would interrupt the test's next navigation.
 */
async function loseNetwork(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/** Whether this device has a person's bookings. */
function hasSavedBookings(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const name = 'saved-bookings';
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return false;
    const opening = indexedDB.open(name);
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const reading = database.transaction('rows').objectStore('rows').get(name);
    const rows = await new Promise<{ readonly saved?: object } | undefined>((resolve) => {
      reading.addEventListener('success', () => resolve(reading.result as { readonly saved?: object } | undefined));
    });
    database.close();
    return rows?.saved !== undefined;
  });
}
