import type { MyBooking } from '@ascendant/contract/booking';
import { expect, type Page } from '@playwright/test';
import { chooseAction } from '../input/row-menu';
import { demoAdmin, demoOrganizer } from '../site/check-in';
import { demoTraveller, signIn } from '../site/people';
import { settle, type Screen } from './screen';

/** Reviews where they're written, answered and moderated, and the account pages: each with several states on one page. */
export const reviewScreens: readonly Screen[] = [
  {
    name: 'admin-reviews',
    open: async (page) => {
      await signIn(page, demoAdmin);
      await page.goto('/admin/reviews');
      await page
        .getByRole('button', { name: /^(Respond|Change response)/ })
        .first()
        .click();
      await page.getByLabel('Your response').fill('');
      await page.getByRole('button', { name: 'Send response' }).click();
      await expect(page.getByText('Response cannot be empty')).toBeVisible();
      await chooseAction(
        page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^(Respond|Change response)/ }) }),
        'Edit',
      );
      await expect(page.getByLabel('Comment')).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'organizer-reviews',
    open: async (page) => {
      await signIn(page, demoOrganizer);
      await page.goto('/organizer/reviews');
      await expect(page.getByRole('button', { name: /^Respond/ }).first()).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'review-dialog',
    isScreenful: true,
    open: async (page) => {
      await signIn(page, demoTraveller);
      await page.goto(`/my-bookings?review=${await pastEvent(page)}`);
      const dialog = page.getByRole('dialog', { name: 'Change your review' });
      await dialog.getByLabel('Your review').fill('');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(dialog.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'admin-account',
    open: async (page) => {
      await signIn(page, demoAdmin);
      await page.goto('/admin/account');
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByRole('button', { name: 'Send test ticket' }).click();
      await expect(page.getByText('Please fill in all fields for the test ticket.').first()).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'organizer-account',
    open: async (page) => {
      await signIn(page, demoOrganizer);
      await page.goto('/organizer/account');
      await page.getByLabel('First name').fill('');
      await page.getByRole('button', { name: 'Update Profile' }).click();
      await expect(page.getByText('First name is required')).toBeVisible();
      await settle(page);
    },
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
