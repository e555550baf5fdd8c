import type { EventSummary } from '@ascendant/contract/event';
import type { Page } from '@playwright/test';
import { pageOfAnother } from '../browser/running-page';
import { keyboardOf } from '../input/keyboard';
import { chooseAction } from '../input/row-menu';
import { expectNoViolations } from '../screens/axe';
import { demoOrganizer } from '../site/check-in';
import { mailTo } from '../site/outbox';
import { bookPaid } from '../site/paid-booking';
import { settled, signIn, stranger } from '../site/people';
import { delayRefundsOf } from '../site/waiting-refund';
import { expect, test } from '../test';

test('an organizer cancels an event using only the keyboard, and everyone who paid gets a refund', async ({
  page,
  browser,
}) => {
  test.slow();
  const organizers = await pageOfAnother(browser);
  await signIn(organizers, demoOrganizer);
  const event = await lastOwnEvent(organizers);

  const person = stranger('Mira', 'Holt');
  await settled(page, person);
  await bookPaid(page.request, event.id);

  const goOn = await delayRefundsOf(person.email);
  await cancel(organizers, event);

  const booking = page.getByRole('article', { name: event.title });
  await expectInMyBookings(page, 'Refund on its way');
  await expect(booking.getByText('Cancelled', { exact: true })).toBeVisible();
  const { text } = await mailTo(person.email, /^Your refund is on its way/);
  expect(text).toContain('The road is closed.');

  await goOn();
  await expectInMyBookings(page, 'Refunded');

  await expect(async () => {
    await page.goto(`/events/${event.id}`);
    await expect(page.getByText('Cancelled').first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.getByRole('link', { name: 'Book Now', exact: true })).toHaveCount(0);
});

/** The organizer's last paid event. No other journey uses it, and this one takes it off the list. */
async function lastOwnEvent(page: Page): Promise<EventSummary> {
  const own = (await (await page.request.get('/api/organizer/events')).json()) as readonly { readonly id: number }[];
  const all = (await (await page.request.get('/api/events?dates=next')).json()) as readonly EventSummary[];
  const today = new Date().toISOString().slice(0, 10);
  const event = all.findLast(
    ({ id, startDate, seatsLeft, minimumAge, pricingTiers }) =>
      own.some((mine) => mine.id === id) &&
      startDate > today &&
      seatsLeft > 0 &&
      minimumAge <= 18 &&
      pricingTiers.some(({ adultPrice }) => Number(adultPrice) > 0),
  );
  if (!event) throw new Error('The demo organizer has no event to cancel.');
  return event;
}

async function cancel(page: Page, { title }: EventSummary): Promise<void> {
  const input = keyboardOf(page);
  await page.goto(`/organizer/events?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await chooseAction(row, 'Cancel', input);
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this event?' });
  await expect(dialog).toContainText('This will hide it from users but preserve the data.');
  await expect(dialog).toContainText(/\d+ bookings? will be cancelled and \$[\d,.]+ will be refunded/);
  await input.write(dialog.getByLabel('Reason (optional)'), 'The road is closed.');
  await expectNoViolations(page, 'cancelling an event');
  await input.press(dialog.getByRole('button', { name: 'Cancel event' }));
  await expect(dialog).toBeHidden();
  await expect(row.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: title, exact: true })).toBeFocused();
  await expectNoViolations(page, 'the organizer’s events');
}

/** Waits until the user's only booking has a status. A refund that the provider kept waiting is tried again after pauses that grow to 55 s. */
async function expectInMyBookings(page: Page, payment: string): Promise<void> {
  await expect(async () => {
    await page.goto('/my-bookings');
    await expect(page.getByText(payment, { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 120_000 });
}
