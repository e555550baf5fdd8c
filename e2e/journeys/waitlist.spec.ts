import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { EventSummary } from '@ascendant/contract/event';
import { keyboardOf } from '../hands/keyboard';
import { mouse } from '../hands/mouse';
import { leaveSeats } from '../site/database';
import { bookableEvent } from '../site/events';
import { mailTo } from '../site/outbox';
import { settled, signIn, stranger } from '../site/people';
import { runningSite } from '../site/running-site';
import { expect, test } from '../test';
import { expectPaid, goToCheckout, payBy, paying } from './main-journey';

test('a place that is refunded goes to the first in line, who books it by keyboard alone', async ({
  page,
  browser,
}) => {
  test.slow();
  const event = await farEvent(page.request);
  await leaveSeats(event.id, 1);
  const [alma, ben] = [stranger('Alma', 'Rivers'), stranger('Ben', 'Hollis')];

  await settled(page, alma);
  await goToCheckout({ page, hand: mouse, person: alma }, event);
  await payBy({ page, hand: mouse }, paying);
  await expectPaid({ page, hand: mouse, person: alma }, event);

  const bens = await pageOfItsOwn(browser);
  const hand = keyboardOf(bens);
  await settled(bens, ben);
  // A page that was rendered on the server may be some seconds old.
  await expect(async () => {
    await bens.goto(`/events/${event.id}`);
    await expect(bens.getByText('Sold out').first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await hand.press(bens.getByRole('button', { name: 'One more' }));
  await hand.press(bens.getByRole('button', { name: 'One fewer' }));
  await hand.press(bens.getByRole('button', { name: 'Join the waitlist' }));
  await expect(bens.getByText('You are on the waitlist for 1 place. You are next in line.')).toBeVisible();

  const admins = await pageOfItsOwn(browser);
  await signIn(admins, { username: 'admin', password: 'ascendant' });
  await refundBookingOf(admins, event.id, 'Alma Rivers');

  await mailTo(ben.email, /place/i);
  await bens.goto('/my-bookings');
  await expect(bens.getByText(/^A place is yours until/)).toBeVisible();
  await goToCheckout({ page: bens, hand, person: ben }, event);
  await payBy({ page: bens, hand }, paying);
  await expectPaid({ page: bens, hand, person: ben }, event);
  await bens.goto('/my-bookings');
  await expect(bens.getByRole('article', { name: event.title })).toBeVisible();
  await expect(bens.getByRole('heading', { name: 'Waitlist' })).toHaveCount(0);
});

/**
 * Far from the events that other journeys book, since this one changes how many places its event has. Its title is in plain letters:
 * others are encoded in the subject of a mail.
 */
async function farEvent(request: APIRequestContext, index = 24): Promise<EventSummary> {
  const event = await bookableEvent(request, { isFree: false, index });
  return /^[ -~]+$/.test(event.title) ? event : farEvent(request, index + 1);
}

/** Gives all the money of a booking back, by keyboard alone. */
async function refundBookingOf(page: Page, eventId: number, name: string): Promise<void> {
  const hand = keyboardOf(page);
  await page.goto(`/organizer/events/${eventId}/bookings`);
  const booking = page.getByRole('row').filter({ hasText: name });
  await hand.press(booking.getByRole('button', { name: /^Refund/ }));
  const dialog = page.getByRole('alertdialog');
  await hand.press(dialog.getByRole('button', { name: /^Refund \$/ }));
  await expect(dialog).toBeHidden();
  await expect(booking.getByText('Cancelled')).toBeVisible();
  await expect(booking.getByText('Ticket void')).toBeVisible();
}

async function pageOfItsOwn(browser: Browser): Promise<Page> {
  return browser.newPage({ baseURL: runningSite().url, reducedMotion: 'reduce' });
}
