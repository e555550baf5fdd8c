import type { EventSummary } from '@ascendant/contract/event';
import { expect, type Page } from '@playwright/test';
import { mouse } from '../input/input-method';
import { acceptTerms, bookingDialog, fillBirthForm, openBookingDialog, payBy, paying } from '../journeys/main-journey';
import { addChild, addFriend, demoTraveller, leaveStarsOut, newcomer, settled, stranger } from '../site/people';
import { openSum } from '../site/score-sum';
import { atEvent, closeToast, first, press, settle, shownEvent, text, type Screen } from './screen';

/** What travellers see, from onboarding to the tickets. */
export const travellerScreens: readonly Screen[] = [
  { name: 'onboarding', as: newcomer, at: '/onboarding', act: (page) => fillBirthForm({ page, input: mouse }) },
  {
    name: 'dashboard',
    as: demoTraveller,
    at: '/dashboard',
    act: (page) => expect(text(/^Match \d/)(page)).toBeAttached(),
  },
  {
    name: 'event',
    as: asMaya,
    at: atEvent(),
    act: (page) =>
      expect(page.getByRole('heading', { name: 'What shaped your score', includeHidden: true })).toBeAttached(),
  },
  {
    name: 'event-astronomy',
    as: asMaya,
    at: atEvent(),
    act: async (page) => {
      await openSum(page, (why) => why.click());
      await press('Show the astronomy: smaller factors', /^See your chart against this event’s sky/, /Jonas/)(page);
      await expect(page.getByText(/^\d+(\.\d)? together\.$/)).toBeVisible();
      // Wherever the page has scrolled to, the bar at the bottom may cover half a heart.
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'dashboard-stars-off',
    as: async (page) => {
      await settled(page);
      await leaveStarsOut(page);
    },
    at: '/dashboard',
    shows: [text('By your preferences'), first('article')],
  },
  {
    name: 'event-going',
    as: demoTraveller,
    at: atEvent(),
    act: (page) => expect(text('You and Jonas are going')(page)).toBeAttached(),
  },
  { name: 'my-bookings', as: demoTraveller, at: '/my-bookings', shows: first('button', 'Show tickets') },
  { name: 'profile', as: demoTraveller, at: '/profile', shows: first('group', /^Natal wheel of /) },
  {
    name: 'booking',
    isScreenful: true,
    as: asMaya,
    at: atEvent(),
    act: (page) => openBookingDialog({ page, input: mouse }),
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: /^Add / }).first(),
  },
  { name: 'checkout', act: async (page) => openCheckout(page, await shownEvent(page)) },
  {
    name: 'success',
    act: async (page) => {
      await openCheckout(page, await shownEvent(page));
      await payBy({ page, input: mouse }, paying);
      await expect(page.getByRole('img', { name: /^Ticket code for / })).toHaveCount(2);
      await closeToast(page);
    },
  },
];

/** A new person without bookings, with a chart, a friend and a child. */
export async function asMaya(page: Page): Promise<void> {
  await settled(page, stranger('Maya', 'Lindqvist'));
  await addChild(page, 'Théo', 'Lindqvist');
  await addFriend(page, 'Jonas', 'Bergeron');
}

/**
 * A checkout for two new people, because a person can have at most one seat at an event.
 * @param event an event with at least two seats left
 */
export async function openCheckout(page: Page, event: EventSummary): Promise<void> {
  await asMaya(page);
  await page.goto(`/events/${event.id}`);
  await openBookingDialog({ page, input: mouse });
  await bookingDialog(page).getByRole('button', { name: 'Add Jonas Bergeron' }).click();
  await bookingDialog(page).getByRole('button', { name: 'Continue' }).click();
  await acceptTerms({ page, input: mouse });
  await bookingDialog(page).getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await settle(page);
}
