import { expect, type Page } from '@playwright/test';
import { calls } from '@ascendant/contract/calls';
import type { EventSummary } from '@ascendant/contract/event';
import { mouse } from '../hands/mouse';
import { challenged, declined, goToCheckout, payButton, paying } from '../journeys/main-journey';
import { bookableEvent } from '../site/events';
import { demoTraveller } from '../site/people';
import { test as base } from '../test';
import { serveStripeHosts } from './stripe-hosts';
import { startStripeSite, type StripeSite } from './stripe-site';

/** Only these tests need a site that takes cards by Stripe, so only their worker starts one. */
const test = base.extend<object, { readonly stripe: StripeSite }>({
  stripe: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
    async ({}, use) => {
      const stripe = await startStripeSite(new Date().toISOString().slice(0, 10));
      await use(stripe);
      await stripe.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ stripe }, use) => use(stripe.site.url),
});

// One site for all of them, and a declined card is answered with 402, by Stripe and by us.
test.describe.configure({ mode: 'serial' });
test.use({ expected: { answers: [{ status: 402, url: /api\.stripe\.com|\/api\/confirm-payment$/ }] } });

const maya = { ...demoTraveller, firstName: 'Maya', lastName: 'Lindqvist', email: '' };

/** By the cookie alone: what is put into local storage would be put into Stripe's frames as well. */
async function signIn(page: Page): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const response = await page.request.post(calls.login.path, { data: demoTraveller, headers });
  expect(response.status()).toBe(200);
}

/** To the checkout of an event. @returns the event, and the payment as the page was told of it */
async function openCheckout(page: Page, index: number) {
  await signIn(page);
  const event = await bookableEvent(page.request, { isFree: false, index });
  const told = page.waitForResponse((response) => response.url().endsWith('/api/create-payment-intent'));
  await goToCheckout({ page, hand: mouse, person: maya }, event);
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
  await expect(page.getByRole('img', { name: 'Ticket code of Maya Lindqvist' })).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();
  await page.goto('/my-bookings');
  const booking = page.getByRole('article', { name: title });
  await expect(booking).toHaveCount(1);
  await expect(booking.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(booking.getByText('Paid', { exact: true })).toBeVisible();
}

test('a declined card, then one that the bank asks about, become one booking', async ({ page, stripe }) => {
  const asked = await serveStripeHosts(page, stripe.standInUrl);
  await page.goto('/');
  const { event } = await openCheckout(page, 0);
  await expectFormReady(page);
  expect(asked[0], 'what was loaded first').toBe('https://js.stripe.com/v3/');
  await expect(page.getByLabel('Card number'), 'a card field on the page itself').toHaveCount(0);

  await payBy(page, declined);
  await expect(page.getByText('Your card was declined.', { exact: true })).toBeVisible();
  await expectFormReady(page);

  await payBy(page, challenged);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await bankFrame(page).getByRole('link', { name: 'Complete' }).click();
  await expectTickets(page, event);
});

test('nothing of Stripe is loaded before the checkout', async ({ page, stripe }) => {
  const asked = await serveStripeHosts(page, stripe.standInUrl);
  await signIn(page);
  const { id, title } = await bookableEvent(page.request, { isFree: false, index: 1 });
  for (const path of ['/', `/events/${id}`, '/my-bookings']) await page.goto(path, { waitUntil: 'networkidle' });
  expect(title).not.toBe('');
  expect(asked).toEqual([]);
});

test('whoever does not pass the bank’s question reads so, and pays by another card', async ({ page, stripe }) => {
  await serveStripeHosts(page, stripe.standInUrl);
  const { event } = await openCheckout(page, 2);
  await payBy(page, challenged);
  await bankFrame(page).getByRole('link', { name: 'Fail' }).click();
  await expect(page.getByText(/^We are unable to authenticate your payment method/).first()).toBeVisible();
  await expectFormReady(page);
  await payBy(page, paying);
  await expectTickets(page, event);
});

test('whoever is led to their bank and back finds their tickets, or the card form again', async ({ page, stripe }) => {
  await serveStripeHosts(page, stripe.standInUrl);
  const { event, intent } = await openCheckout(page, 3);
  await expectFormReady(page);

  await page.goto(await bankPage(stripe, intent));
  await page.getByRole('link', { name: 'Fail' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await expectFormReady(page);

  await page.goto(await bankPage(stripe, intent));
  await page.getByRole('link', { name: 'Complete' }).click();
  await expectTickets(page, event);
});

/** Begins a payment that the bank wants to see the person for. @returns the address of the bank's page */
async function bankPage(
  { site, standInUrl, publishableKey }: StripeSite,
  { paymentIntentId, clientSecret }: { paymentIntentId: string; clientSecret: string },
): Promise<string> {
  const body = new URLSearchParams({
    key: publishableKey,
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': challenged.replaceAll(' ', ''),
  });
  await fetch(`${standInUrl}/v1/payment_intents/${paymentIntentId}/confirm`, { method: 'POST', body });
  const bank = new URL(`${standInUrl}/challenge/${paymentIntentId}`);
  bank.searchParams.set('client_secret', clientSecret);
  bank.searchParams.set('return_url', `${site.url}/payment-success?payment_intent=${paymentIntentId}`);
  return bank.href;
}
