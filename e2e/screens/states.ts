import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { born, demoTraveller, newcomer, settled } from '../site/people';
import { atEvent, closeToast, first, press, settle, shownEvent, text, type Screen } from './screen';

/** The same screens when they're empty, when something went wrong, or in further states. */
export const states: readonly Screen[] = [
  { name: 'home-menu', isNarrow: true, at: '/', act: press('Open menu'), shows: first('dialog', 'Menu') },
  {
    name: 'account-menu',
    isScreenful: true,
    as: newcomer,
    act: async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/help');
      await press('Account menu')(page);
    },
    shows: first('navigation', 'Account'),
  },
  {
    name: 'event-share',
    isScreenful: true,
    at: atEvent(),
    act: async (page) => {
      await settle(page);
      await page.getByText('Share', { exact: true }).click();
    },
    shows: first('link', 'Send by email'),
  },
  { name: 'browse-none', at: '/browse?q=yodelling+qqq', shows: first('button', 'Clear Search') },
  {
    name: 'browse-map',
    at: '/browse?view=map',
    shows: (page) => eventMap(page).getByRole('button').first(),
  },
  {
    name: 'browse-map-event',
    act: async (page) => {
      const { title } = await shownEvent(page);
      await page.goto(`/browse?view=map&q=${encodeURIComponent(title)}`);
      await eventMap(page).getByRole('button', { name: title }).click();
      const panel = page.getByRole('region', { name: title });
      await expect(panel.getByRole('link', { name: title, exact: true })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'browse-loading',
    isLoading: true,
    act: async (page) => {
      await page.route('**/api/events?*', () => undefined);
      await page.goto('/browse');
      await page.getByRole('combobox', { name: 'Search events' }).fill('lake');
      await page.keyboard.press('Enter');
    },
    shows: (page) => page.locator('[aria-busy=true]').first(),
  },
  {
    name: 'browse-failed',
    fails: ['/api/events?'],
    answers: [{ status: 404, url: /\/about-nothing$/ }],
    at: '/about-nothing',
    act: (page) => page.getByRole('main').getByRole('link', { name: 'Browse Events' }).click(),
    shows: text('Failed to load events'),
  },
  {
    name: 'browse-matches',
    as: demoTraveller,
    at: '/browse?minMatch=8&sort=match',
    act: (page) => expect(page.getByRole('radio', { name: '8 or more' })).toBeChecked(),
  },
  {
    name: 'event-missing',
    answers: [{ status: 404, url: /\/events\/99999999$/ }],
    at: '/events/99999999',
    shows: text('Event not found or failed to load.'),
  },
  {
    name: 'event-gone',
    answers: [{ status: 410, url: /\/api\/events\/\d+$/ }],
    act: async (page) => {
      const body = { code: 'gone', message: 'This event is no longer available.' };
      await page.route(/\/api\/events\/\d+$/, (route) => route.fulfill({ status: 410, json: body }));
      await page.goto('/browse');
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    },
    shows: first('heading', 'This event is no longer available.'),
  },
  {
    name: 'auth-refused',
    answers: [{ status: 401, url: /\/api\/login$/ }],
    at: '/auth',
    act: async (page) => {
      await page.getByLabel('Username').fill('nobody');
      await page.getByLabel('Password').fill('not the password');
      await press('Sign In')(page);
    },
    shows: text('Invalid Username or Password'),
  },
  {
    name: 'register-wrong',
    at: '/auth?tab=register',
    act: press('Create account'),
    shows: text('First name is required'),
  },
  { name: 'onboarding-wrong', as: newcomer, at: '/onboarding', act: press('Continue'), shows: first('alert') },
  ...[2, 3, 4, 5, 6].map((step) => ({
    name: `onboarding-${step}`,
    as: born,
    at: `/onboarding?step=${step}`,
    shows: text(`Step ${step} of 6`),
  })),
  { name: 'dashboard-without-chart', as: newcomer, at: '/', shows: text('No astrological matches found') },
  {
    name: 'dashboard-failed',
    as: demoTraveller,
    fails: ['/api/user/matched-events', '/api/user/other-events'],
    at: '/dashboard',
    shows: (page) => page.getByText('Failed to load events').nth(1),
  },
  { name: 'my-bookings-empty', as: settled, at: '/my-bookings', shows: text('No Bookings Yet') },
  {
    name: 'my-bookings-failed',
    as: demoTraveller,
    fails: ['/api/user/bookings'],
    at: '/my-bookings',
    shows: text('Error Loading Bookings'),
  },
  {
    name: 'my-bookings-tickets',
    as: demoTraveller,
    at: '/my-bookings',
    act: press('Show tickets'),
    shows: first('img', /^Ticket code for /),
  },
  { name: 'profile-without-chart', as: newcomer, at: '/profile', shows: text('Birth Information Required') },
  {
    name: 'profile-photo',
    as: settled,
    at: '/profile',
    act: async (page) => {
      await choosePhoto(page, 'image/jpeg');
      await expect(page.getByText('Profile picture updated', { exact: true })).toBeVisible();
      await expect(page.locator('[class*=Avatar_] img[src^="/uploads/"]')).toHaveCount(2);
      await closeToast(page);
    },
  },
  {
    name: 'profile-photo-refused',
    as: settled,
    at: '/profile',
    act: (page) => choosePhoto(page, 'application/pdf'),
    shows: text('Please select an image file'),
  },
];

const eventMap = (page: Page) => page.getByRole('group', { name: /^Map of events/ });

/** Uploads a picture with a declared type, without a mouse. */
async function choosePhoto(page: Page, mimeType: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Change photo' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.press('Enter')]);
  const sunrise = { create: { width: 640, height: 480, channels: 3, background: '#f2a65a' } } as const;
  await chooser.setFiles({ name: 'me', mimeType, buffer: await sharp(sunrise).jpeg().toBuffer() });
}
