import type { Page } from '@playwright/test';
import { addChild, addFriend, born, settled } from '../site/people';
import { openSum } from '../site/score-sum';
import { atEvent, first, press, text, type Screen } from './screen';

/** Births of every kind, a family's chart, and a party: what people see of the sky. */
export const skyStates: readonly Screen[] = [
  {
    name: 'profile-time-unknown',
    as: bornWith({ timeOfBirth: 'unknown' }),
    at: '/profile',
    shows: text('Add your exact birth time to fix your rising sign.'),
  },
  {
    name: 'event-time-unknown',
    as: bornWith({ timeOfBirth: 'unknown' }),
    at: atEvent(),
    act: (page) => openSum(page, (why) => why.click()),
    shows: text(/^Somewhere between/),
  },
  {
    name: 'profile-polar',
    as: bornWith({ dateOfBirth: '1990-06-21', cityOfBirth: 'Longyearbyen', countryOfBirth: 'Svalbard & Jan Mayen' }),
    at: '/profile',
    shows: text(/^Drawn for Longyearbyen, UTC\+2, daylight time/),
  },
  {
    name: 'profile-repeated-hour',
    as: bornWith({ dateOfBirth: '1999-10-31', timeOfBirth: '01:30' }),
    at: '/profile?edit=birth',
    act: (page) =>
      page
        .getByRole('group', { name: 'Which 01:30?' })
        .getByRole('radio', { name: /^The second, after the change/ })
        .check(),
  },
  {
    name: 'family-chart',
    isScreenful: true,
    as: async (page) => {
      await settled(page);
      await addFriend(page, 'Ingrid', 'Marchetti', { timeOfBirth: 'evening' });
    },
    at: '/profile',
    act: press('See Ingrid’s chart'),
    shows: first('group', /^Natal wheel of Ingrid Marchetti/),
  },
  {
    name: 'event-party-of-five',
    as: async (page) => {
      await settled(page);
      await addFriend(page, 'Ingrid');
      await addFriend(page, 'Jonas', 'Marchetti', { timeOfBirth: 'unknown' });
      await addChild(page, 'Theo');
      await addChild(page, 'Ada');
    },
    at: async (page) => {
      const family = await page.request.get('/api/dependents');
      const ids = ((await family.json()) as readonly { readonly id: number }[]).map(({ id }) => id);
      return atEvent(`?with=${ids.join(',')}`)(page);
    },
    shows: text(/^\d+(\.\d)? together\.$/),
  },
];

function bornWith(changes: Parameters<typeof born>[2]) {
  return (page: Page) => born(page, undefined, changes);
}
