import { expect, type Page } from '@playwright/test';
import { firstAct } from '../browser/running-page';
import { demoTraveller, signIn } from '../site/people';
import { settle, type Screen } from './screen';

/** Where people see their devices, and take their data with them or have it deleted. */
export const dataRightsScreens: readonly Screen[] = [
  {
    name: 'export-dialog',
    open: async (page) => {
      await openProfile(page);
      await page.getByRole('button', { name: 'Download my data' }).click();
      await expect(page.getByRole('dialog', { name: 'Download my data' })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'delete-account-dialog',
    answers: [{ status: 409, url: /\/api\/user\/deletion$/ }],
    open: async (page) => {
      await openProfile(page);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete my account' });
      await dialog.getByLabel('Your password').fill(demoTraveller.password);
      await dialog.getByLabel(/^Type/).fill('delete my account');
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      // The demo traveller has bookings ahead, so this changes nothing.
      await expect(dialog.getByLabel(/I give up these bookings/)).toBeVisible();
      await settle(page);
    },
  },
];

async function openProfile(page: Page): Promise<void> {
  await signIn(page, demoTraveller);
  await page.goto('/profile');
  await firstAct(page);
  await expect(page.getByText('This device')).toBeVisible();
}
