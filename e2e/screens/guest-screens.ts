import type { Page } from '@playwright/test';
import { demoAdmin, demoOrganizer } from '../site/check-in';
import { bookableEvent } from '../site/events';
import { first, press, text, type Screen } from './screen';

/** The event whose bookings the other screens show, too. */
const bookedIndex = 31;

/** People without a date, one of them without a name. */
const attendees = {
  name: 'attendees.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Order #,First Name,Surname,Email,Attendee #\n1,Ada,Roy,ada@mail.example,1\n2,,,bo@mail.example,2\n',
  ),
};

/** An event's attendees, messages to them, the logs, API keys, and what other sites embed. */
export const guestScreens: readonly Screen[] = [
  {
    name: 'attendees',
    as: demoAdmin,
    at: ofBookedEvent('attendees'),
    shows: first('table', 'Attendees of this event'),
  },
  {
    name: 'attendees-none',
    as: demoAdmin,
    at: ofBookedEvent('attendees?q=qqqq'),
    shows: first('heading', 'No one found'),
  },
  {
    name: 'event-messages',
    as: demoAdmin,
    at: ofBookedEvent('messages'),
    act: async (page) => {
      await page.getByLabel('Subject').fill('What to pack for {event}');
      await page
        .getByLabel('Message', { exact: true })
        .fill('Hello {first name},\n\nPlease bring gloves, a hat and a litre of water.');
    },
  },
  {
    name: 'event-messages-wrong',
    as: demoAdmin,
    at: ofBookedEvent('messages'),
    act: press('Send a test to me'),
    shows: text('Please enter a subject'),
  },
  { name: 'audit-log', as: demoAdmin, at: '/admin/audit-log', shows: first('table', /^The audit log/) },
  {
    name: 'error-log',
    as: demoAdmin,
    at: '/admin/error-log?q=nothing-like-this',
    shows: first('heading', 'Nothing found'),
  },
  {
    name: 'organizer-embed',
    as: demoOrganizer,
    at: '/organizer/embed',
    shows: (page) => page.frameLocator('iframe').getByRole('article').first(),
  },
  {
    name: 'api-keys-wrong',
    as: demoOrganizer,
    at: '/organizer/api-keys',
    act: press('Make the key'),
    shows: text('Please choose what the key can do'),
  },
  {
    name: 'resources-wrong',
    as: demoOrganizer,
    at: '/organizer/resources',
    act: press('Add the group'),
    shows: text('Please enter a name'),
  },
  {
    name: 'resellers-wrong',
    as: demoOrganizer,
    at: '/organizer/resellers',
    act: press('Add the reseller'),
    shows: text('Please enter the company’s name'),
  },
  {
    name: 'webhooks-wrong',
    as: demoOrganizer,
    at: '/organizer/webhooks',
    act: press('Add the webhook'),
    shows: text('Please choose what to send'),
  },
  {
    name: 'import-dry-run',
    as: demoOrganizer,
    at: '/organizer/import',
    act: async (page) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByLabel('File').click();
      await (await chooser).setFiles(attendees);
    },
    shows: text('Line 3: It has no name.'),
  },
  { name: 'developers', at: '/developers', shows: first('heading', 'What we promise') },
  {
    name: 'widget',
    at: async (page) => `/widget/events/${(await bookedEvent(page)).id}?party=2-0`,
    shows: first('link', /^Continue to /),
  },
  {
    name: 'widget-gone',
    answers: [{ status: 404, url: /\/widget\/events\/2147483647$/ }],
    at: '/widget/events/2147483647',
    shows: text('This event isn’t available.'),
  },
  { name: 'embed-list', at: '/iframe/events', shows: (page) => page.getByRole('article').nth(11) },
  {
    name: 'embed-event',
    at: async (page) => `/iframe/events/${(await bookedEvent(page)).id}`,
    shows: first('link', 'Book This Event'),
  },
  {
    name: 'embed-missing',
    answers: [{ status: 404, url: /\/iframe\/events\/99999999$/ }],
    at: '/iframe/events/99999999',
    shows: text('This event is not available.'),
  },
];

const bookedEvent = (page: Page, hasGuests = false) =>
  bookableEvent(page.request, { isFree: false, index: bookedIndex, hasGuests });

/** A page about an event with many bookings. */
export function ofBookedEvent(path: string) {
  return async (page: Page): Promise<string> => `/organizer/events/${(await bookedEvent(page, true)).id}/${path}`;
}
