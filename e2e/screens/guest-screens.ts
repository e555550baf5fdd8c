import { expect, type Page } from '@playwright/test';
import { demoOrganizer } from '../site/check-in';
import { bookableEvent } from '../site/events';
import { signIn } from '../site/people';
import { settle, type Screen } from './screen';

/** The event whose bookings the other screens show, too. */
const bookedIndex = 31;

/** An event's attendees, messages to them, the logs, and what other sites embed. */
export const guestScreens: readonly Screen[] = [
  {
    name: 'attendees',
    open: async (page) => {
      await openEventPage(page, 'attendees');
      await expect(page.getByRole('table', { name: 'Attendees of this event' })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'attendees-none',
    open: async (page) => {
      await openEventPage(page, 'attendees?q=qqqq');
      await expect(page.getByRole('heading', { name: 'No one found' })).toBeVisible();
    },
  },
  {
    name: 'event-messages',
    open: async (page) => {
      await openEventPage(page, 'messages');
      await page.getByLabel('Subject').fill('What to pack for {event}');
      await page
        .getByLabel('Message', { exact: true })
        .fill('Hello {first name},\n\nPlease bring gloves, a hat and a litre of water.');
      await settle(page);
    },
  },
  {
    name: 'event-messages-wrong',
    open: async (page) => {
      await openEventPage(page, 'messages');
      await page.getByRole('button', { name: 'Send a test to me' }).click();
      await expect(page.getByText('Please enter a subject')).toBeVisible();
    },
  },
  {
    name: 'audit-log',
    open: async (page) => {
      await asAdmin(page);
      await page.goto('/admin/audit-log');
      await expect(page.getByRole('table', { name: /^The audit log/ })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'error-log',
    open: async (page) => {
      await asAdmin(page);
      await page.goto('/admin/error-log?q=nothing-like-this');
      await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    },
  },
  {
    name: 'organizer-embed',
    open: async (page) => {
      await signIn(page, demoOrganizer);
      await page.goto('/organizer/embed');
      await expect(page.frameLocator('iframe').getByRole('article').first()).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'embed-list',
    open: async (page) => {
      await page.goto('/iframe/events');
      await expect(page.getByRole('article').nth(11)).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'embed-event',
    open: async (page) => {
      const { id } = await bookableEvent(page.request, { isFree: false, index: bookedIndex });
      await page.goto(`/iframe/events/${id}`);
      await expect(page.getByRole('link', { name: 'Book This Event' })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'embed-missing',
    answers: [{ status: 404, url: /\/iframe\/events\/99999999$/ }],
    open: async (page) => {
      await page.goto('/iframe/events/99999999');
      await expect(page.getByText('This event is not available.')).toBeVisible();
    },
  },
];

async function asAdmin(page: Page): Promise<void> {
  await signIn(page, { username: 'admin', password: 'ascendant' });
}

/** A page about an event with many bookings. */
async function openEventPage(page: Page, path: string): Promise<void> {
  await asAdmin(page);
  const { id } = await bookableEvent(page.request, { isFree: false, index: bookedIndex, hasGuests: true });
  await page.goto(`/organizer/events/${id}/${path}`);
}
