import type { MyBooking } from '@ascendant/contract/booking';
import type { Page } from '@playwright/test';
import { chooseAction } from '../input/row-menu';
import { demoAdmin, demoOrganizer } from '../site/check-in';
import { demoTraveller } from '../site/people';
import { first, press, text, type Screen } from './screen';

const respond = /^(Respond|Change response)/;

/** Reviews where they're written, answered and moderated, and the account pages: each with several states on one page. */
export const reviewScreens: readonly Screen[] = [
  {
    name: 'admin-reviews',
    as: demoAdmin,
    at: '/admin/reviews',
    act: async (page) => {
      await press(respond)(page);
      await page.getByLabel('Your response').fill('');
      await press('Send response')(page);
      const reviews = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: respond }) });
      await chooseAction(reviews, 'Edit');
    },
    shows: [text('Response cannot be empty'), (page) => page.getByLabel('Comment')],
  },
  { name: 'organizer-reviews', as: demoOrganizer, at: '/organizer/reviews', shows: first('button', /^Respond/) },
  {
    name: 'review-dialog',
    isScreenful: true,
    as: demoTraveller,
    at: async (page) => `/my-bookings?review=${await pastEvent(page)}`,
    act: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Change your review' });
      await dialog.getByLabel('Your review').fill('');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
    },
    shows: (page) => page.getByRole('dialog').getByRole('alert').first(),
  },
  {
    name: 'admin-account',
    as: demoAdmin,
    at: '/admin/account',
    act: press('Change password', 'Send test ticket'),
    shows: text('Please fill in all fields for the test ticket.'),
  },
  {
    name: 'organizer-account',
    as: demoOrganizer,
    at: '/organizer/account',
    act: async (page) => {
      await page.getByLabel('First name').fill('');
      await press('Update Profile')(page);
    },
    shows: text('First name is required'),
  },
];

/** An event that the demo traveller has been to. */
async function pastEvent(page: Page): Promise<number> {
  const bookings = (await (await page.request.get('/api/user/bookings')).json()) as readonly MyBooking[];
  const today = new Date().toISOString().slice(0, 10);
  const past = bookings.find(({ event, status }) => status === 'confirmed' && event.startDate < today);
  if (!past) throw new Error('The demo traveller has not been to any event.');
  return past.event.id;
}
