import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { browserFlags, wholeBrowserPath } from '../browser/browser';
import { complaintsOf } from '../browser/complaints';
import { pageOfAnother } from '../browser/running-page';
import { mouse } from '../input/input-method';
import { keyboardOf } from '../input/keyboard';
import { ownEvent } from '../site/own-event';
import { settled, stranger } from '../site/people';
import { runningSite } from '../site/running-site';
import { expect, test } from '../test';
import { acceptTerms, bookingDialog, chooseDate, payBy, payButton, paying } from './main-journey';

/** Another site with a strict policy, around the line that its owner pastes. Its own script keeps what the widget tells. */
let otherSite: Server;
let otherOrigin: string;

const listening = `window.heard = [];
for (const name of ['view_item', 'begin_checkout', 'purchase'])
  document.addEventListener('ascendant:' + name, ({ detail }) => window.heard.push({ event: name, ecommerce: detail }));`;

test.beforeAll(async () => {
  const { url } = runningSite();
  otherSite = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    if (pathname === '/listen.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(listening);
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-security-policy', `default-src 'none'; script-src 'self' ${url}; frame-src ${url}`);
    response.end(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Larch Valley</title><h1>Our trips</h1>
<script src="/listen.js"></script>
<script async src="${url}/widget.js"></script><ascendant-booking ${searchParams.get('with')}><a href="${url}/events/${searchParams.get('id')}">Book our walk</a></ascendant-booking>`);
  }).listen(0, '127.0.0.1');
  await once(otherSite, 'listening');
  // Another name than the site's, so that its cookies are a third party's here.
  otherOrigin = `http://127.0.0.1:${(otherSite.address() as AddressInfo).port}`;
});
test.afterAll(() => otherSite.close());

const pageWith = (id: number, attributes = `event="${id}"`) =>
  `${otherOrigin}/?id=${id}&with=${encodeURIComponent(attributes)}`;
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
interface Heard {
  readonly event: string;
  readonly ecommerce: { value: number; currency: string; transaction_id?: string; items: unknown[] };
}

/** The headless shell allows other sites' storage. */
const blockingBrowser = () =>
  chromium.launch({ ...(wholeBrowserPath && { executablePath: wholeBrowserPath }), args: browserFlags });

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < 40; pressed += 1) {
    if (await target.evaluate((element) => element.ownerDocument.activeElement === element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it.');
}

test('from the pasted line to “You’re booked”, by keyboard, on a page of 320 pixels that blocks foreign cookies', async () => {
  const browser = await blockingBrowser();
  const { id, title } = await ownEvent(browser, { title: 'Ridge walk by widget', adultPrice: '95' });
  const page = await pageOfAnother(browser);
  const complaints = complaintsOf(page.context(), []);
  await page.setViewportSize({ width: 320, height: 700 });
  const person = await settled(page, stranger('Wanda'));
  await page.goto(pageWith(id, `event="${id}" channel="spring-2027"`));
  const framed = page.frameLocator('iframe');
  await expect(framed.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book our walk' })).toBeHidden();
  await expectNoSidewaysScroll(page);

  await tabTo(page, framed.getByLabel('Adults, 16 and over'));
  await page.keyboard.press('ArrowUp');
  await expect(framed.getByText('2 adults × $95.00')).toBeVisible();
  const total = /\$([\d.]+) USD/.exec(await framed.locator('dl').innerText())?.[1];
  await tabTo(page, framed.getByRole('link', { name: 'Continue to payment' }));
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  const tab = await opened;
  await bookFor(tab, person.firstName);

  await page.bringToFront();
  await expect(framed.getByText('You’re booked. Your tickets are in your email.')).toBeVisible();
  const told = await heard(page);
  expect(told.map(({ event }) => event)).toEqual(['view_item', 'begin_checkout', 'purchase']);
  const [, began, bought] = told;
  expect(began?.ecommerce).toEqual({
    currency: 'USD',
    value: Number(total),
    items: [{ item_id: String(id), item_name: title, quantity: 2 }],
  });
  expect(bought?.ecommerce).toMatchObject({ currency: 'USD', value: Number(total) });
  expect(bought?.ecommerce.transaction_id).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(told)).not.toMatch(/Wanda|Marchetti|ASC-/);
  // The test's own sign-in runs in every frame, where this browser denies it storage.
  const ours = complaints.filter((text) => !text.startsWith('SecurityError'));
  expect(ours, 'errors in the console, also against the site’s policy').toEqual([]);
  await browser.close();
});

/** Books and pays on our own page, which the widget opened. */
async function bookFor(tab: Page, name: string): Promise<void> {
  const keyboard = keyboardOf(tab);
  const walk = { page: tab, input: keyboard };
  const dialog = bookingDialog(tab);
  await expect(dialog.getByText(`Guest of ${name}. You can add the name after booking.`)).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await keyboard.press(dialog.getByRole('button', { name: 'Continue' }));
  await acceptTerms(walk);
  await keyboard.press(dialog.getByRole('button', { name: 'Go to checkout' }));
  await expect(payButton(tab)).toBeEnabled();
  await payBy(walk, paying);
  await expect(tab.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const frame of page.frames())
    expect(
      await frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
}

test('someone without an account books from it, and it says so', async ({ browser, page }) => {
  const { id } = await ownEvent(browser, { title: 'Marsh walk by widget', adultPrice: '0' });
  await page.goto(pageWith(id));
  const framed = page.frameLocator('iframe');
  const opened = page.context().waitForEvent('page');
  await framed.getByRole('link', { name: 'Continue to booking' }).click();
  const tab = await opened;
  const { firstName, lastName, email } = stranger('Gus');
  await tab.getByRole('button', { name: 'Continue without an account' }).click();
  await tab.getByLabel('First name').fill(firstName);
  await tab.getByLabel('Last name').fill(lastName);
  await tab.getByLabel('Email').fill(email);
  await tab.getByRole('button', { name: 'Continue', exact: true }).click();
  const dialog = bookingDialog(tab);
  await chooseDate(dialog, '9', 'February', '1987');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await acceptTerms({ page: tab, input: mouse });
  await dialog.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  await page.bringToFront();
  await expect(framed.getByText('You’re booked. Your tickets are in your email.')).toBeVisible();
});

test('a button opens it in a dialog, which Escape closes from inside, too', async ({ browser, page }) => {
  const { id, title } = await ownEvent(browser, { title: 'Lake loop by button', adultPrice: '0' });
  await page.goto(pageWith(id, `event="${id}" look="button" label="Book this walk" theme="dark" accent="b3541e"`));
  const button = page.getByRole('button', { name: 'Book this walk' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Book this walk' });
  const framed: FrameLocator = page.frameLocator('iframe');
  await expect(framed.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(framed.locator('html')).toHaveAttribute('data-theme', 'dark');
  await framed.getByLabel('Adults, 16 and over').focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('gone', () => {
  test.use({ expected: { answers: [{ status: 404, url: /\/widget\/events\// }] } });

  test('an event that’s gone says so, and the frame has a height', async ({ page }) => {
    await page.goto(pageWith(2_147_483_647));
    await expect(page.frameLocator('iframe').getByText('This event isn’t available.')).toBeVisible();
    await expect
      .poll(() => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height))
      .toBeGreaterThan(100);
  });
});

test('a message from another frame changes nothing, and makes no event', async ({ browser, page }) => {
  const { id } = await ownEvent(browser, { title: 'Hut evening by widget', adultPrice: '0' });
  await page.goto(pageWith(id));
  await expect.poll(() => heard(page)).toHaveLength(1);
  await page.evaluate(() => {
    window.postMessage('ascendant-embed:ready', '*');
    window.postMessage({ event: 'purchase', detail: {} }, '*');
  });
  await page.waitForTimeout(300);
  expect(await heard(page)).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the event', async ({ page }) => {
    await page.goto(pageWith(1));
    await expect(page.getByRole('link', { name: 'Book our walk' })).toHaveAttribute(
      'href',
      `${runningSite().url}/events/1`,
    );
  });
});
