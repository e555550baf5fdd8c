import type { EventSummary } from '@ascendant/contract/event';
import { expect, type Page } from '@playwright/test';
import { mouse } from '../input/input-method';
import { acceptTerms, bookingDialog, fillBirthForm, openBookingDialog, payBy, paying } from '../journeys/main-journey';
import { addChild, addFriend, demoTraveller, leaveStarsOut, newcomer, settled, signIn, stranger } from '../site/people';
import { openSum } from '../site/score-sum';
import { closeToast, settle, shownEvent, type Screen } from './screen';

/** What travellers see, from onboarding to the tickets. */
export const travellerScreens: readonly Screen[] = [
  {
    name: 'onboarding',
    open: async (page) => {
      await newcomer(page);
      await page.goto('/onboarding');
      await expect(page.getByRole('heading', { level: 1, name: 'Complete Your Profile' })).toBeVisible();
      await fillBirthForm({ page, input: mouse });
      await settle(page);
    },
  },
  {
    name: 'dashboard',
    open: async (page) => {
      await signIn(page, demoTraveller);
      await page.goto('/dashboard');
      await expect(page.getByText(/^Match \d/).first()).toBeAttached();
      await settle(page);
    },
  },
  {
    name: 'event',
    open: async (page) => {
      await asMaya(page);
      await showEvent(page, await shownEvent(page));
      await expect(page.getByRole('heading', { name: 'What shaped your score', includeHidden: true })).toBeAttached();
      await settle(page);
    },
  },
  {
    name: 'event-astronomy',
    open: async (page) => {
      await asMaya(page);
      await showEvent(page, await shownEvent(page));
      await openSum(page, (why) => why.click());
      await page.getByRole('button', { name: 'Show the astronomy: smaller factors' }).click();
      await page.getByRole('button', { name: /^See your chart against this event’s sky/ }).click();
      await page.getByRole('button', { name: /Jonas/ }).click();
      await expect(page.getByText(/^\d+(\.\d)? together\.$/)).toBeVisible();
      // Wherever the page has scrolled to, the bar at the bottom may cover half a heart.
      await page.evaluate(() => window.scrollTo(0, 0));
      await settle(page);
    },
  },
  {
    name: 'dashboard-stars-off',
    open: async (page) => {
      await settled(page);
      await leaveStarsOut(page);
      await page.goto('/dashboard');
      await expect(page.getByText('By your preferences')).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'event-going',
    open: async (page) => {
      await signIn(page, demoTraveller);
      await showEvent(page, await shownEvent(page));
      await expect(page.getByText('You and Jonas are going').first()).toBeAttached();
      await settle(page);
    },
  },
  {
    name: 'my-bookings',
    open: async (page) => {
      await signIn(page, demoTraveller);
      await page.goto('/my-bookings');
      await expect(page.getByRole('button', { name: 'Show tickets' }).first()).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'profile',
    open: async (page) => {
      await signIn(page, demoTraveller);
      await page.goto('/profile');
      await expect(page.getByRole('group', { name: /^Natal wheel of / })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'booking',
    isScreenful: true,
    open: async (page) => {
      await asMaya(page);
      await showEvent(page, await shownEvent(page));
      await openBookingDialog({ page, input: mouse });
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Add / }).first()).toBeVisible();
      await settle(page);
    },
  },
  { name: 'checkout', open: async (page) => openCheckout(page, await shownEvent(page)) },
  {
    name: 'success',
    open: async (page) => {
      await openCheckout(page, await shownEvent(page));
      await payBy({ page, input: mouse }, paying);
      await expect(page.getByRole('img', { name: /^Ticket code for / })).toHaveCount(2);
      await closeToast(page);
      await settle(page);
    },
  },
];

async function showEvent(page: Page, { id, title }: EventSummary): Promise<void> {
  await page.goto(`/events/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

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
  await showEvent(page, event);
  await openBookingDialog({ page, input: mouse });
  await bookingDialog(page).getByRole('button', { name: 'Add Jonas Bergeron' }).click();
  await bookingDialog(page).getByRole('button', { name: 'Continue' }).click();
  await acceptTerms({ page, input: mouse });
  await bookingDialog(page).getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await settle(page);
}
