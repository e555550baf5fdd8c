import { managedEventsPageSize } from '@ascendant/domain/list-limits';
import { expect, type Page } from '@playwright/test';
import { chooseAction } from '../input/row-menu';
import { demoOrganizer } from '../site/check-in';
import { leaveSeats, makeTrouble } from '../site/database';
import { bookableEvent } from '../site/events';
import { settled, signIn } from '../site/people';
import { breakCall, settle, unavailable, type Screen } from './screen';

/** Events that no journey books, because these screens change how many seats are left. */
const soldOutIndex = 30;

/** '1 to 20 of 1,217', below the first page of a list of events. */
const firstPage = new RegExp(`^1 to ${managedEventsPageSize} of [\\d,]+$`);

/** What organizers and admins see of events, bookings and payments, and the waitlist of a sold-out event. */
export const operatorScreens: readonly Screen[] = [
  {
    name: 'admin-dashboard',
    open: async (page) => {
      await asAdmin(page);
      await page.goto('/admin');
      await expect(page.getByText(/^\d+ bookings? so far this week/)).toBeVisible();
      await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'admin-dashboard-failed',
    answers: unavailable(/\/api\/admin\/(summary|report|health|events)/),
    open: async (page) => {
      await asAdmin(page);
      for (const part of ['summary', 'report', 'health', 'events']) await breakCall(page, `/api/admin/${part}`);
      await page.goto('/admin');
      await expect(page.getByText('We couldn’t load the figures.')).toBeVisible();
      await expect(page.getByText('Failed to load events')).toBeVisible();
    },
  },
  {
    name: 'admin-menu',
    isNarrow: true,
    isScreenful: true,
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await asAdmin(page);
      await page.goto('/admin/reports');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'admin-reports',
    open: async (page) => {
      await asAdmin(page);
      await page.goto('/admin/reports');
      await expect(page.getByText(/^\$[\d,.]+ so far this week, .* without fee and tax\.$/)).toBeVisible();
      await expect(page.getByText(firstPage)).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'organizer-reports-table',
    open: async (page) => {
      await signIn(page, demoOrganizer);
      await page.goto('/organizer/reports?q=nothing+like+this&weeks=52');
      await page.getByRole('button', { name: /^Show as a table: How many bookings/ }).click();
      await expect(page.getByText('No events found')).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'organizer-dashboard',
    open: async (page) => {
      await signIn(page, demoOrganizer);
      await page.goto('/organizer');
      await expect(page.getByText(/^\d+ bookings? so far this week/)).toBeVisible();
      // The header and the five most recent events.
      await expect(page.getByRole('row')).toHaveCount(6);
      await settle(page);
    },
  },
  {
    name: 'admin-payments',
    open: async (page) => {
      await makeTrouble();
      await asAdmin(page);
      await page.goto('/admin/payments');
      await expect(page.getByText('pi_of_a_test')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Try again: \$5\.00/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Decide: \$5\.00/ })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'admin-system',
    open: async (page) => {
      await makeTrouble();
      await asAdmin(page);
      await page.goto('/admin/system');
      await expect(page.getByText('Make refund').first()).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'admin-payments-resolved',
    open: async (page) => {
      await asAdmin(page);
      await page.goto('/admin/payments?discrepancies=resolved');
      await expect(page.getByRole('tab', { name: 'Resolved', selected: true })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'organizer-events',
    open: async (page) => {
      await signIn(page, demoOrganizer);
      await page.goto('/organizer/events');
      await expect(page.getByRole('button', { name: /^More actions for / }).first()).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'organizer-cancel',
    isScreenful: true,
    open: async (page) => {
      await signIn(page, demoOrganizer);
      await page.goto('/organizer/events?status=published');
      await chooseAction(page.getByRole('row').filter({ hasText: 'Published' }), 'Cancel');
      await expect(page.getByRole('alertdialog', { name: 'Cancel this event?' })).toBeVisible();
    },
  },
  {
    name: 'admin-events',
    open: async (page) => {
      await asAdmin(page);
      await page.goto('/admin/events');
      await expect(page.getByRole('heading', { name: /^Waiting for approval/ })).toBeVisible();
      await expect(page.getByText(firstPage)).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'admin-edited-events',
    open: async (page) => {
      await rewriteEvent(page);
      await asAdmin(page);
      await page.goto('/admin/edited-events');
      await expect(page.getByRole('button', { name: /^Mark as seen/ }).first()).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'admin-events-approve',
    isScreenful: true,
    open: async (page) => {
      await asAdmin(page);
      await page.goto('/admin/events');
      await page
        .getByRole('button', { name: /^Approve / })
        .first()
        .click();
      await expect(page.getByRole('term').filter({ hasText: 'Host' })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'admin-events-return',
    isScreenful: true,
    open: async (page) => {
      await asAdmin(page);
      await page.goto('/admin/events');
      await page
        .getByRole('button', { name: /^Return / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Return event' }).click();
      await expect(page.getByText('Please say what needs to change')).toBeVisible();
    },
  },
  {
    name: 'event-bookings',
    open: async (page) => {
      await showBookings(page);
      await settle(page);
    },
  },
  {
    name: 'event-bookings-refund',
    isScreenful: true,
    open: async (page) => {
      await showBookings(page);
      await page
        .getByRole('button', { name: /^Refund/ })
        .first()
        .click();
      await page.getByRole('radio', { name: 'Partial amount' }).check();
      await page.getByRole('button', { name: 'Refund', exact: true }).click();
      await expect(page.getByText('Enter an amount, like 25.00')).toBeVisible();
    },
  },
  {
    name: 'event-waitlist',
    open: async (page) => {
      const { id } = await bookableEvent(page.request, { isFree: false, index: soldOutIndex, hasGuests: true });
      await leaveSeats(id, 0);
      await settled(page);
      await page.goto(`/events/${id}`);
      await expect(page.getByRole('button', { name: 'Join the waitlist' })).toBeVisible();
      await settle(page);
    },
  },
];

async function asAdmin(page: Page): Promise<void> {
  await signIn(page, { username: 'admin', password: 'ascendant' });
}

/** An organizer's edit of a published event, which no admin has seen. */
async function rewriteEvent(page: Page): Promise<void> {
  await signIn(page, demoOrganizer);
  const found = await page.request.get('/api/organizer/events?status=published&sort=newest&limit=1');
  const [event] = (await found.json()) as readonly { readonly id: number }[];
  const data = {
    description: 'We now meet at the lake and paddle to the island, instead of walking along the ridge.',
    whatToBring: 'A dry bag and a second pair of shoes.',
  };
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.put(`/api/events/${event?.id}`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The bookings of an event with many paid bookings. */
async function showBookings(page: Page): Promise<void> {
  await asAdmin(page);
  const { id } = await bookableEvent(page.request, { isFree: false, index: soldOutIndex + 1, hasGuests: true });
  await page.goto(`/organizer/events/${id}/bookings`);
  await expect(page.getByRole('button', { name: /^Refund/ }).first()).toBeVisible();
}
