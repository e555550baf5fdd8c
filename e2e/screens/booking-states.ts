import { expect, type Page } from '@playwright/test';
import { mouse } from '../input/input-method';
import { acceptTerms, bookingDialog, declined, openBookingDialog, payButton, payBy } from '../journeys/main-journey';
import { bookableEvent } from '../site/events';
import { demoTraveller, signIn } from '../site/people';
import { breakCall, settle, shownEvent, unavailable, type Screen } from './screen';
import { asMaya, openCheckout } from './traveller-screens';

/** Choosing, booking and paying, in further states. */
export const bookingStates: readonly Screen[] = [
  {
    name: 'booking-going',
    open: async (page) => {
      await signIn(page, demoTraveller);
      await page.goto(`/events/${(await shownEvent(page)).id}?book=1`);
      await expect(bookingDialog(page).getByText('You’re already booked on this event.')).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'booking-terms',
    open: async (page) => {
      await openTerms(page);
      await bookingDialog(page).getByRole('button', { name: 'Continue' }).click();
      await expect(bookingDialog(page).getByText(/^Please accept the liability agreement/)).toBeVisible();
    },
  },
  {
    name: 'booking-confirm',
    open: async (page) => {
      await openTerms(page);
      await acceptTerms({ page, input: mouse });
      await settle(page);
    },
  },
  {
    name: 'checkout-wrong',
    open: async (page) => {
      await openCheckout(page, await bookableEvent(page.request, { isFree: false, index: 8 }));
      await payButton(page).click();
      await expect(page.getByText('Card number is required')).toBeVisible();
    },
  },
  {
    name: 'checkout-declined',
    answers: [{ status: 402, url: /\/sandbox\// }],
    open: async (page) => {
      await openCheckout(page, await bookableEvent(page.request, { isFree: false, index: 8 }));
      await payBy({ page, input: mouse }, declined);
      await expect(page.getByText('Your card was declined.').first()).toBeVisible();
    },
  },
  {
    name: 'checkout-failed',
    answers: unavailable(/\/api\/create-payment-intent$/),
    open: async (page) => {
      await breakCall(page, '/api/create-payment-intent');
      await openTerms(page);
      await acceptTerms({ page, input: mouse });
      await bookingDialog(page).getByRole('button', { name: 'Go to checkout' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Payment Error' })).toBeVisible();
    },
  },
];

async function openTerms(page: Page): Promise<void> {
  await asMaya(page);
  await page.goto(`/events/${(await shownEvent(page)).id}`);
  await openBookingDialog({ page, input: mouse });
  await bookingDialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(bookingDialog(page).getByRole('checkbox')).toBeVisible();
}
