import { accountRoutes } from '@ascendant/contract/account';
import type { EventSummary } from '@ascendant/contract/event';
import { expect, type Page } from '@playwright/test';
import { mouse } from '../input/input-method';
import { challenged, declined, goToCheckout, payButton, paying } from '../journeys/main-journey';
import { bookableEvent } from '../site/events';
import { demoTraveller } from '../site/people';
import { test as base } from '../test';
import { serveStripeHosts } from './stripe-hosts';
import { startStripeSite, type StripeSite } from './stripe-site';

/** Only these tests need a site that takes cards with Stripe, so only their worker starts one. */
const test = base.extend<object, { readonly stripe: StripeSite }>({
  stripe: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern: there are none
    async ({}, use) => {
      const stripe = await startStripeSite(new Date().toISOString().slice(0, 10));
      await use(stripe);
      await stripe.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ stripe }, use) => use(stripe.site.url),
});

// All tests share one site. Stripe and our API both reply 402 to a declined card.
test.describe.configure({ mode: 'serial' });
test.use({ expected: { answers: [{ status: 402, url: /api\.stripe\.com|\/api\/confirm-payment$/ }] } });

const maya = { ...demoTraveller, firstName: 'Maya', lastName: 'Lindqvist', email: '' };

/** Signs in with only the cookie: Playwright would also put local storage into Stripe's frames. */
async function signIn(page: Page): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const response = await page.request.post(accountRoutes.login.path, { data: demoTraveller, headers });
  expect(response.status()).toBe(200);
}

/** Goes to the checkout of an event. @returns the event, and the payment that the page received */
async function openCheckout(page: Page, index: number) {
  await signIn(page);
  const event = await bookableEvent(page.request, { isFree: false, index });
  const told = page.waitForResponse((response) => response.url().endsWith('/api/create-payment-intent'));
  await goToCheckout({ page, input: mouse, person: maya }, event);
  const intent = (await (await told).json()) as { paymentIntentId: string; clientSecret: string };
  return { event, intent };
}

const cardFrame = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
const bankFrame = (page: Page) => page.frameLocator('iframe[title="3D Secure challenge"]');

async function payBy(page: Page, card: string): Promise<void> {
  const frame = cardFrame(page);
  await frame.getByLabel('Card number').fill(card);
  await frame.getByLabel('Expiration date').fill('09 / 39');
  await frame.getByLabel('Security code').fill('123');
  await payButton(page).click();
}

async function expectFormReady(page: Page): Promise<void> {
  await expect(payButton(page)).toBeEnabled();
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
}

async function expectTickets(page: Page, { title }: EventSummary): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Ticket code for Maya Lindqvist' })).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();
  await page.goto('/my-bookings');
  const booking = page.getByRole('article', { name: title });
  await expect(booking).toHaveCount(1);
  await expect(booking.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(booking.getByText('Paid', { exact: true })).toBeVisible();
}

test('places are suggested, and events near them found, on a site that is still loading its places', async ({
  page,
}) => {
  const small = await page.request.get('/api/places?q=Banff', { timeout: 60_000 });
  expect(small.status(), 'the file answers until the table does').toBe(200);
  await page.goto('/browse');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('combobox', { name: 'Place' }).fill('Calg');
  await page.getByRole('option', { name: /^Calgary/ }).click();
  await expect(page).toHaveURL(/near=Calgary/);
  await expect(page.getByText(/^\d+ of \d+ events$/)).toBeAttached();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a declined card and then one with a challenge become one booking', async ({ page, stripe }) => {
  const asked = await serveStripeHosts(page, stripe.apiUrl);
  await page.goto('/');
  const { event } = await openCheckout(page, 0);
  await expectFormReady(page);
  expect(asked[0], 'the first request to Stripe').toBe('https://js.stripe.com/endive/stripe.js');
  await expect(page.getByLabel('Card number'), 'a card field on the page itself').toHaveCount(0);

  await payBy(page, declined);
  await expect(page.getByText('Your card was declined.', { exact: true })).toBeVisible();
  await expectFormReady(page);

  await payBy(page, challenged);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await bankFrame(page).getByRole('link', { name: 'Complete' }).click();
  await expectTickets(page, event);
});

test('a wallet pays at one press', async ({ page, stripe }) => {
  await serveStripeHosts(page, stripe.apiUrl);
  const { event } = await openCheckout(page, 4);
  await expectFormReady(page);
  await page.getByRole('button', { name: 'Pay with Link' }).click();
  await expectTickets(page, event);
});

test('nothing is loaded from Stripe before the checkout', async ({ page, stripe }) => {
  const asked = await serveStripeHosts(page, stripe.apiUrl);
  await signIn(page);
  const { id, title } = await bookableEvent(page.request, { isFree: false, index: 1 });
  for (const path of ['/', `/events/${id}`, '/my-bookings']) await page.goto(path, { waitUntil: 'networkidle' });
  expect(title).not.toBe('');
  expect(asked).toEqual([]);
});

test('a traveller who fails the challenge is told so, and pays with another card', async ({ page, stripe }) => {
  await serveStripeHosts(page, stripe.apiUrl);
  const { event } = await openCheckout(page, 2);
  await payBy(page, challenged);
  await bankFrame(page).getByRole('link', { name: 'Fail' }).click();
  await expect(page.getByText(/^We are unable to authenticate your payment method/).first()).toBeVisible();
  await expectFormReady(page);
  await payBy(page, paying);
  await expectTickets(page, event);
});

test('a traveller who returns from their bank finds their tickets, or the card form again', async ({
  page,
  stripe,
}) => {
  await serveStripeHosts(page, stripe.apiUrl);
  const { event, intent } = await openCheckout(page, 3);
  await expectFormReady(page);

  await page.goto(await bankPage(stripe, intent));
  await page.getByRole('link', { name: 'Fail' }).click();
  await expect(page).toHaveURL(/\/checkout\/\d+$/);
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await expectFormReady(page);

  await page.goto(await bankPage(stripe, intent));
  await page.getByRole('link', { name: 'Complete' }).click();
  await expectTickets(page, event);
});

/** Starts a payment with a challenge on the bank's own page. @returns the address of that page */
async function bankPage(
  { site, apiUrl, publishableKey }: StripeSite,
  { paymentIntentId, clientSecret }: { paymentIntentId: string; clientSecret: string },
): Promise<string> {
  const body = new URLSearchParams({
    key: publishableKey,
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': challenged.replaceAll(' ', ''),
  });
  await fetch(`${apiUrl}/v1/payment_intents/${paymentIntentId}/confirm`, { method: 'POST', body });
  const bank = new URL(`${apiUrl}/challenge/${paymentIntentId}`);
  bank.searchParams.set('client_secret', clientSecret);
  bank.searchParams.set('return_url', `${site.url}/payment-success?payment_intent=${paymentIntentId}`);
  return bank.href;
}
