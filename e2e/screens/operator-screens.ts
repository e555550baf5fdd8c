import { managedEventsPageSize } from '@ascendant/domain/list-limits';
import { expect, type Page } from '@playwright/test';
import { chooseAction } from '../input/row-menu';
import { demoAdmin, demoOrganizer } from '../site/check-in';
import { leaveSeats, makeTrouble } from '../site/database';
import { bookableEvent } from '../site/events';
import { settled, signIn } from '../site/people';
import { ofBookedEvent } from './guest-screens';
import { first, press, text, type Screen } from './screen';

/** An event that no journey books, because a screen changes how many seats are left. */
const soldOutIndex = 30;

/** '1 to 20 of 1,217', below the first page of a list of events. */
const firstPage = new RegExp(`^1 to ${managedEventsPageSize} of [\\d,]+$`);

/** What organizers and admins see of events, bookings and payments, and the waitlist of a sold-out event. */
export const operatorScreens: readonly Screen[] = [
  {
    name: 'admin-dashboard',
    as: demoAdmin,
    at: '/admin',
    shows: [text(/^\d+ bookings? so far this week/), first('link', /^Edit /)],
  },
  {
    name: 'admin-dashboard-failed',
    as: demoAdmin,
    fails: ['/api/admin/summary', '/api/admin/report', '/api/admin/health', '/api/admin/events'],
    at: '/admin',
    shows: [text('We couldn’t load the figures.'), text('Failed to load events')],
  },
  {
    name: 'admin-menu',
    isNarrow: true,
    isScreenful: true,
    as: demoAdmin,
    at: '/admin/reports',
    act: press('Open menu'),
    shows: first('dialog', 'Menu'),
  },
  {
    name: 'admin-reports',
    as: demoAdmin,
    at: '/admin/reports',
    shows: [text(/^\$[\d,.]+ so far this week, .* without fee and tax\.$/), text(firstPage)],
  },
  {
    name: 'organizer-reports-table',
    as: demoOrganizer,
    at: '/organizer/reports?q=nothing+like+this&weeks=52',
    act: press(/^Show as a table: How many bookings/),
    shows: text('No events found'),
  },
  {
    name: 'organizer-dashboard',
    as: demoOrganizer,
    at: '/organizer',
    // The header and the five most recent events.
    act: (page) => expect(page.getByRole('row')).toHaveCount(6),
    shows: text(/^\d+ bookings? so far this week/),
  },
  {
    name: 'organizer-calendar',
    as: demoOrganizer,
    at: '/organizer/dates?view=week&from=2026-06-08',
    shows: first('link', 'Next week'),
  },
  {
    name: 'admin-payments',
    as: adminInTrouble,
    at: '/admin/payments',
    shows: [text('pi_of_a_test'), first('button', /^Try again: \$5\.00/), first('button', /^Decide: \$5\.00/)],
  },
  { name: 'admin-system', as: adminInTrouble, at: '/admin/system', shows: text('Make refund') },
  {
    name: 'admin-payments-resolved',
    as: demoAdmin,
    at: '/admin/payments?discrepancies=resolved',
    shows: (page) => page.getByRole('tab', { name: 'Resolved', selected: true }),
  },
  {
    name: 'organizer-events',
    as: demoOrganizer,
    at: '/organizer/events',
    shows: first('button', /^More actions for /),
  },
  {
    name: 'organizer-cancel',
    isScreenful: true,
    as: demoOrganizer,
    at: '/organizer/events?status=published',
    act: (page) => chooseAction(page.getByRole('row').filter({ hasText: 'Published' }), 'Cancel'),
    shows: first('alertdialog', 'Cancel this event?'),
  },
  {
    name: 'admin-events',
    as: demoAdmin,
    at: '/admin/events',
    shows: [first('heading', /^Waiting for approval/), text(firstPage)],
  },
  {
    name: 'admin-edited-events',
    as: async (page) => {
      await rewriteEvent(page);
      await signIn(page, demoAdmin);
    },
    at: '/admin/edited-events',
    shows: first('button', /^Mark as seen/),
  },
  {
    name: 'admin-events-approve',
    isScreenful: true,
    as: demoAdmin,
    at: '/admin/events',
    act: press(/^Approve /),
    shows: (page) => page.getByRole('term').filter({ hasText: 'Host' }),
  },
  {
    name: 'admin-events-return',
    isScreenful: true,
    as: demoAdmin,
    at: '/admin/events',
    act: press(/^Return /, 'Return event'),
    shows: text('Please say what needs to change'),
  },
  { name: 'event-bookings', as: demoAdmin, at: ofBookedEvent('bookings'), shows: first('button', /^Refund/) },
  {
    name: 'event-bookings-refund',
    isScreenful: true,
    as: demoAdmin,
    at: ofBookedEvent('bookings'),
    act: async (page) => {
      await press(/^Refund/)(page);
      await page.getByRole('radio', { name: 'Partial amount' }).check();
      await page.getByRole('button', { name: 'Refund', exact: true }).click();
    },
    shows: text('Enter an amount, like 25.00'),
  },
  {
    name: 'event-waitlist',
    as: settled,
    at: async (page) => {
      const { id } = await bookableEvent(page.request, { isFree: false, index: soldOutIndex, hasGuests: true });
      await leaveSeats(id, 0);
      return `/events/${id}`;
    },
    shows: first('button', 'Join the waitlist'),
  },
];

async function adminInTrouble(page: Page): Promise<void> {
  await makeTrouble();
  await signIn(page, demoAdmin);
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
