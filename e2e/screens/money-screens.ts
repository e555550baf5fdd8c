import { expect } from '@playwright/test';
import { demoOrganizer } from '../site/check-in';
import { signIn } from '../site/people';
import { breakCall, settle, unavailable, type Screen } from './screen';

/** What organizers earn, and what the site has. */
export const moneyScreens: readonly Screen[] = [
  {
    name: 'organizer-earnings',
    open: async (page) => {
      await signIn(page, demoOrganizer);
      await page.goto('/organizer/earnings');
      await expect(page.getByRole('button', { name: /^Revenue of / }).first()).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'organizer-earning-lines',
    isScreenful: true,
    open: async (page) => {
      await signIn(page, demoOrganizer);
      await page.goto('/organizer/earnings');
      await page.getByRole('button', { name: /^Revenue: / }).click();
      await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    name: 'organizer-earnings-failed',
    answers: unavailable(/\/api\/organizer\/earnings/),
    open: async (page) => {
      await signIn(page, demoOrganizer);
      await breakCall(page, '/api/organizer/earnings');
      await page.goto('/organizer/earnings');
      await expect(page.getByText('We couldn’t load the figures')).toBeVisible();
    },
  },
  {
    name: 'admin-money',
    open: async (page) => {
      await signIn(page, { username: 'admin', password: 'ascendant' });
      await page.goto('/admin/money');
      await expect(page.getByRole('button', { name: /^At the provider: / })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Tax' })).toBeVisible();
      await settle(page);
    },
  },
];
