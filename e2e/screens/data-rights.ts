import type { Page } from '@playwright/test';
import { firstAct } from '../browser/running-page';
import { demoTraveller } from '../site/people';
import { first, press, text, type Screen } from './screen';

/** Where people see their devices, and take their data with them or have it deleted. */
export const dataRightsScreens: readonly Screen[] = [
  {
    name: 'export-dialog',
    as: demoTraveller,
    at: '/profile',
    act: async (page) => {
      await showDevices(page);
      await press('Download my data')(page);
    },
    shows: first('dialog', 'Download my data'),
  },
  {
    name: 'delete-account-dialog',
    answers: [{ status: 409, url: /\/api\/user\/deletion$/ }],
    as: demoTraveller,
    at: '/profile',
    act: async (page) => {
      await showDevices(page);
      await press('Delete my account')(page);
      const dialog = page.getByRole('dialog', { name: 'Delete my account' });
      await dialog.getByLabel('Your password').fill(demoTraveller.password);
      await dialog.getByLabel(/^Type/).fill('delete my account');
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
    },
    // The demo traveller has bookings ahead, so this changes nothing.
    shows: (page) => page.getByLabel(/I give up these bookings/),
  },
];

async function showDevices(page: Page): Promise<void> {
  await firstAct(page);
  await text('This device')(page).waitFor();
}
