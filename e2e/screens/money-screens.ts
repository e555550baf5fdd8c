import { demoAdmin, demoOrganizer } from '../site/check-in';
import { first, press, text, type Screen } from './screen';

/** What organizers earn, and what the site has. */
export const moneyScreens: readonly Screen[] = [
  { name: 'organizer-earnings', as: demoOrganizer, at: '/organizer/earnings', shows: first('button', /^Revenue of /) },
  {
    name: 'organizer-earning-lines',
    isScreenful: true,
    as: demoOrganizer,
    at: '/organizer/earnings',
    act: press(/^Revenue: /),
    shows: (page) => page.getByRole('dialog').getByRole('row').nth(1),
  },
  {
    name: 'organizer-earnings-failed',
    as: demoOrganizer,
    fails: ['/api/organizer/earnings'],
    at: '/organizer/earnings',
    shows: text('We couldn’t load the figures'),
  },
  {
    name: 'admin-money',
    as: demoAdmin,
    at: '/admin/money',
    shows: [first('button', /^At the provider: /), first('heading', 'Tax')],
  },
];
