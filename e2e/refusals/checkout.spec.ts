import { holdMinutes } from '@ascendant/domain/booking/hold';
import type { Page } from '@playwright/test';
import { mouse } from '../input/input-method';
import {
  acceptTerms,
  bookingDialog,
  expectPaid,
  goToCheckout,
  payButton,
  payBy,
  paying,
} from '../journeys/main-journey';
import { expireHoldOf } from '../site/database';
import { bookableEvent } from '../site/events';
import { addFriend, settled, stranger } from '../site/people';
import { expect, test } from '../test';

test('a checkout without a booking says so and goes to the home page', async ({ page }) => {
  await settled(page);
  await page.goto('/checkout');
  await expectSentHome(page);
  await expect(page.getByText('No booking data found', { exact: true })).toBeVisible();
  await expect(page.getByText('Please start the booking process again', { exact: true })).toBeVisible();
});

test('a checkout with garbled booking data says so and goes to the home page', async ({ page }) => {
  await settled(page);
  for (const garbled of ['{', 'null', '{"eventId":"<script>"}', '%7B%22eventId%22%3A1%7D']) {
    await page.goto(`/checkout?bookingData=${encodeURIComponent(garbled)}`);
    await expectSentHome(page);
    await expect(page.getByText('Invalid booking data', { exact: true })).toBeVisible();
  }
});

test('a broken stored booking is treated the same', async ({ page }) => {
  await settled(page);
  await page.addInitScript(() => {
    localStorage.setItem('pendingBooking', `{"bookingDate":"${new Date().toISOString()}","eventId":1}`);
  });
  await page.goto('/checkout');
  await expectSentHome(page);
  await expect(page.getByText('Invalid booking data', { exact: true })).toBeVisible();
});

test('a real card number is refused in the browser, and what was typed is kept', async ({ page }) => {
  await openCheckout(page);
  await payBy({ page, input: mouse }, '4111 1111 1111 1111');
  await expect(page.getByText('That isn’t a test card. Don’t enter a real card here.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111');
  await expect(page.getByLabel('CVC')).toHaveValue('123');
});

test.describe('a checkout that finds too few seats', () => {
  test.use({ expected: { answers: [{ status: 409, url: /\/api\/create-payment-intent$/ }] } });

  test('leads back to the booking with the same people', async ({ page }) => {
    await settled(page, stranger('Noor', 'Haddad'));
    await addFriend(page, 'Piotr', 'Roy');
    const { id } = await bookableEvent(page.request, { isFree: false });
    await page.route('**/api/create-payment-intent', (route) =>
      route.fulfill({ status: 409, json: { code: 'sold_out', message: 'Only 1 seat is left.', requestId: 'test' } }),
    );
    await page.goto(`/events/${id}?book=1`);
    const dialog = bookingDialog(page);
    await dialog.getByRole('button', { name: /^Add Piotr/ }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await acceptTerms({ page, input: mouse });
    await dialog.getByRole('button', { name: 'Go to checkout' }).click();
    await expect(page.getByText('Only 1 seat is left.')).toBeVisible();
    await page.getByRole('link', { name: 'Change your booking' }).click();
    await expect(page).toHaveURL(new RegExp(`/events/${id}\\?book=1`));
    await expect(dialog.getByText('Piotr Roy')).toBeVisible();
    await expect(dialog.getByText('2 adults')).toBeVisible();
  });
});

test.describe('a session that ends in checkout', () => {
  test.use({ expected: { answers: [{ status: 401, url: /\/api\// }] } });

  test('the address has the booking, so a reload continues where it was, and so does signing in again', async ({
    page,
  }) => {
    const { person, event } = await openCheckout(page);
    await expect(page).toHaveURL(/\/checkout\/\d+$/);
    await page.reload();
    await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d left/);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem('auth-token'));
    await payBy({ page, input: mouse }, paying);
    const asking = page.getByRole('dialog', { name: 'Sign in to finish' });
    await expect(asking).toContainText(/Your seats are held for 1[45]:\d\d/);
    await asking.getByLabel('Password', { exact: true }).fill(person.password);
    await asking.getByRole('button', { name: 'Sign in and continue' }).click();
    await expectPaid({ page, input: mouse, person }, event);
  });
});

test('seats that are no longer held can be held again, and then paid for', async ({ page }) => {
  await page.clock.install();
  const { person, event } = await openCheckout(page);
  expect(await expireHoldOf(person.email)).toBe(1);
  await page.clock.fastForward(`${holdMinutes}:01`);
  await expect(page.getByText('Your seats are no longer held.')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Hold seats again' }).click();
  await payBy({ page, input: mouse }, paying);
  await expectPaid({ page, input: mouse, person }, event);
});

async function openCheckout(page: Page) {
  const person = await settled(page);
  const event = await bookableEvent(page.request, { isFree: false, index: 6 });
  await goToCheckout({ page, input: mouse, person }, event);
  return { person, event };
}

async function expectSentHome(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible();
}
