import { expect } from '@playwright/test';
import { addChild, addFriend, born, settled } from '../site/people';
import { openSum } from '../site/score-sum';
import { settle, shownEvent, type Screen } from './screen';

/** Births of every kind, a family's chart, and a party: what people see of the sky. */
export const skyStates: readonly Screen[] = [
  {
    name: 'profile-time-unknown',
    open: async (page) => {
      await born(page, undefined, { timeOfBirth: 'unknown' });
      await page.goto('/profile');
      await expect(page.getByText('Add your exact birth time to fix your rising sign.')).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'event-time-unknown',
    open: async (page) => {
      await born(page, undefined, { timeOfBirth: 'unknown' });
      const { id } = await shownEvent(page);
      await page.goto(`/events/${id}`);
      await openSum(page, (why) => why.click());
      await expect(page.getByText(/^Somewhere between/)).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'profile-polar',
    open: async (page) => {
      const polar = { dateOfBirth: '1990-06-21', cityOfBirth: 'Longyearbyen', countryOfBirth: 'Svalbard & Jan Mayen' };
      await born(page, undefined, polar);
      await page.goto('/profile');
      await expect(page.getByText(/^Drawn for Longyearbyen, UTC\+2, daylight time/)).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'profile-repeated-hour',
    open: async (page) => {
      await born(page, undefined, { dateOfBirth: '1999-10-31', timeOfBirth: '01:30' });
      await page.goto('/profile?edit=birth');
      await expect(page.getByRole('group', { name: 'Which 01:30?' })).toBeVisible();
      await page.getByRole('radio', { name: /^The second, after the change/ }).check();
      await settle(page);
    },
  },
  {
    name: 'family-chart',
    isScreenful: true,
    open: async (page) => {
      await settled(page);
      await addFriend(page, 'Ingrid', 'Marchetti', { timeOfBirth: 'evening' });
      await page.goto('/profile');
      await page.getByRole('button', { name: 'See Ingrid’s chart' }).click();
      await expect(page.getByRole('group', { name: /^Natal wheel of Ingrid Marchetti/ })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'event-party-of-five',
    open: async (page) => {
      await settled(page);
      await addFriend(page, 'Ingrid');
      await addFriend(page, 'Jonas', 'Marchetti', { timeOfBirth: 'unknown' });
      await addChild(page, 'Theo');
      await addChild(page, 'Ada');
      const family = await page.request.get('/api/dependents');
      const ids = ((await family.json()) as readonly { readonly id: number }[]).map(({ id }) => id);
      const { id } = await shownEvent(page);
      await page.goto(`/events/${id}?with=${ids.join(',')}`);
      await expect(page.getByText(/^\d+(\.\d)? together\.$/)).toBeVisible();
      await settle(page);
    },
  },
];
