import { expect, type Page } from '@playwright/test';
import { mouse } from '../input/input-method';
import { acceptTerms, bookingDialog, declined, openBookingDialog, payButton, payBy } from '../journeys/main-journey';
import { bookableEvent } from '../site/events';
import { demoTraveller } from '../site/people';
import { atEvent, first, text, type Screen } from './screen';
import { asMaya, openCheckout } from './traveller-screens';

/** Choosing, booking and paying, in further states. */
export const bookingStates: readonly Screen[] = [
  {
    name: 'booking-going',
    as: demoTraveller,
    at: atEvent('?book=1'),
    shows: (page) => bookingDialog(page).getByText('You’re already booked on this event.'),
  },
  {
    name: 'booking-terms',
    as: asMaya,
    at: atEvent(),
    act: async (page) => {
      await openTerms(page);
      await goOn(page);
    },
    shows: (page) => bookingDialog(page).getByText(/^Please accept the liability agreement/),
  },
  {
    name: 'booking-confirm',
    as: asMaya,
    at: atEvent(),
    act: async (page) => {
      await openTerms(page);
      await acceptTerms({ page, input: mouse });
    },
  },
  {
    name: 'checkout-wrong',
    act: async (page) => {
      await openOtherCheckout(page);
      await payButton(page).click();
    },
    shows: text('Card number is required'),
  },
  {
    name: 'checkout-declined',
    answers: [{ status: 402, url: /\/sandbox\// }],
    act: async (page) => {
      await openOtherCheckout(page);
      await payBy({ page, input: mouse }, declined);
    },
    shows: text('Your card was declined.'),
  },
  {
    name: 'checkout-failed',
    as: asMaya,
    fails: ['/api/create-payment-intent'],
    at: atEvent(),
    act: async (page) => {
      await openTerms(page);
      await acceptTerms({ page, input: mouse });
      await bookingDialog(page).getByRole('button', { name: 'Go to checkout' }).click();
    },
    shows: first('heading', 'Payment Error'),
  },
];

/** For a paid event that no other screen books. */
async function openOtherCheckout(page: Page): Promise<void> {
  await openCheckout(page, await bookableEvent(page.request, { isFree: false, index: 8 }));
}

async function openTerms(page: Page): Promise<void> {
  await openBookingDialog({ page, input: mouse });
  await goOn(page);
  await expect(bookingDialog(page).getByRole('checkbox')).toBeVisible();
}

async function goOn(page: Page): Promise<void> {
  await bookingDialog(page).getByRole('button', { name: 'Continue' }).click();
}
