import type { EventSummary } from '@ascendant/contract/event';
import type { APIRequestContext, Page } from '@playwright/test';
import { pageOfAnother } from '../browser/running-page';
import { keyboardOf } from '../input/keyboard';
import { leaveSeats } from '../site/database';
import { bookableEvent } from '../site/events';
import { mailTo } from '../site/outbox';
import { bookPaid } from '../site/paid-booking';
import { settled, signIn, stranger } from '../site/people';
import { expect, test } from '../test';
import { expectPaid, goToCheckout, payBy, paying } from './main-journey';

test('a refunded seat goes to the first in line, who books it using only the keyboard', async ({ page, browser }) => {
  test.slow();
  const event = await farEvent(page.request);
  await leaveSeats(event.id, 1);
  const [alma, ben] = [stranger('Alma', 'Rivers'), stranger('Ben', 'Hollis')];

  await settled(page, alma);
  await bookPaid(page.request, event.id);

  const bens = await pageOfAnother(browser);
  const input = keyboardOf(bens);
  await settled(bens, ben);
  // A server-rendered page can be some seconds old.
  await expect(async () => {
    await bens.goto(`/events/${event.id}`);
    await expect(bens.getByText('Sold out').first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await input.press(bens.getByRole('button', { name: 'One more' }));
  await input.press(bens.getByRole('button', { name: 'One fewer' }));
  await input.press(bens.getByRole('button', { name: 'Join the waitlist' }));
  await expect(bens.getByText('You’re on the waitlist for 1 seat. You’re next in line.')).toBeVisible();

  const admins = await pageOfAnother(browser);
  await signIn(admins, { username: 'admin', password: 'ascendant' });
  await refundBookingOf(admins, event.id, 'Alma Rivers');

  await mailTo(ben.email, /seat/i);
  await bens.goto('/my-bookings');
  await expect(bens.getByText(/^A seat is yours until/)).toBeVisible();
  await goToCheckout({ page: bens, input, person: ben }, event);
  await payBy({ page: bens, input }, paying);
  await expectPaid({ page: bens, input, person: ben }, event);
  await bens.goto('/my-bookings');
  await expect(bens.getByRole('article', { name: event.title })).toBeVisible();
  await expect(bens.getByRole('heading', { name: 'Waitlist' })).toHaveCount(0);
});

/**
 * An event that no other journey books, because this one changes its number of seats. Its title is plain ASCII, because other
 * titles are encoded in an email's subject.
 */
async function farEvent(request: APIRequestContext, index = 24): Promise<EventSummary> {
  const event = await bookableEvent(request, { isFree: false, index });
  return /^[ -~]+$/.test(event.title) ? event : farEvent(request, index + 1);
}

/** Refunds a booking completely, using only the keyboard. */
async function refundBookingOf(page: Page, eventId: number, name: string): Promise<void> {
  const input = keyboardOf(page);
  await page.goto(`/organizer/events/${eventId}/bookings`);
  const booking = page.getByRole('row').filter({ hasText: name });
  await input.press(booking.getByRole('button', { name: /^Refund/ }));
  const dialog = page.getByRole('alertdialog');
  await input.press(dialog.getByRole('button', { name: /^Refund \$/ }));
  await expect(dialog).toBeHidden();
  await expect(booking.getByText('Cancelled')).toBeVisible();
  await expect(booking.getByText('Ticket void')).toBeVisible();
}
