import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { born, demoTraveller, newcomer, settled, signIn } from '../site/people';
import { breakCall, closeToast, settle, shownEvent, unavailable, type Screen } from './screen';

/** The same screens when they're empty, when something went wrong, or in further states. */
export const states: readonly Screen[] = [
  {
    name: 'home-menu',
    isNarrow: true,
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'account-menu',
    isScreenful: true,
    open: async (page) => {
      await newcomer(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/help');
      await page.getByRole('button', { name: 'Account menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
    },
  },
  {
    name: 'event-share',
    isScreenful: true,
    open: async (page) => {
      const { id } = await shownEvent(page);
      await page.goto(`/events/${id}`);
      await settle(page);
      await page.getByText('Share', { exact: true }).click();
      await expect(page.getByRole('link', { name: 'Send by email' })).toBeVisible();
    },
  },
  {
    name: 'browse-none',
    open: async (page) => {
      await page.goto('/browse?q=yodelling+qqq');
      await expect(page.getByRole('button', { name: 'Clear Search' })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'browse-map',
    open: async (page) => {
      await page.goto('/browse?view=map');
      const marks = page.getByRole('group', { name: /^Map of events/ }).getByRole('button');
      await marks.first().waitFor();
      await settle(page);
    },
  },
  {
    name: 'browse-map-event',
    open: async (page) => {
      const { title } = await shownEvent(page);
      await page.goto(`/browse?view=map&q=${encodeURIComponent(title)}`);
      const mark = page.getByRole('group', { name: /^Map of events/ }).getByRole('button', { name: title });
      await mark.click();
      await expect(
        page.getByRole('region', { name: title }).getByRole('link', { name: title, exact: true }),
      ).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      await settle(page);
    },
  },
  {
    name: 'browse-loading',
    open: async (page) => {
      await page.route('**/api/events?*', () => undefined);
      await page.goto('/browse');
      await page.getByRole('combobox', { name: 'Search events' }).fill('lake');
      await page.keyboard.press('Enter');
      await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
    },
  },
  {
    name: 'browse-failed',
    answers: [...unavailable(/\/api\/events\?/), { status: 404, url: /\/about-nothing$/ }],
    open: async (page) => {
      await page.goto('/about-nothing');
      await breakCall(page, '/api/events?');
      await page.getByRole('main').getByRole('link', { name: 'Browse Events' }).click();
      await expect(page.getByText('Failed to load events')).toBeVisible();
    },
  },
  {
    name: 'browse-matches',
    open: async (page) => {
      await signIn(page, demoTraveller);
      await page.goto('/browse?minMatch=8&sort=match');
      await expect(page.getByRole('radio', { name: '8 or more' })).toBeChecked();
      await settle(page);
    },
  },
  {
    name: 'event-missing',
    answers: [{ status: 404, url: /\/events\/99999999$/ }],
    open: async (page) => {
      await page.goto('/events/99999999');
      await expect(page.getByText('Event not found or failed to load.')).toBeVisible();
    },
  },
  {
    name: 'event-gone',
    answers: [{ status: 410, url: /\/api\/events\/\d+$/ }],
    open: async (page) => {
      const body = { code: 'gone', message: 'This event is no longer available.' };
      await page.route(/\/api\/events\/\d+$/, (route) => route.fulfill({ status: 410, json: body }));
      await page.goto('/browse');
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'This event is no longer available.' })).toBeVisible();
    },
  },
  {
    name: 'auth-refused',
    answers: [{ status: 401, url: /\/api\/login$/ }],
    open: async (page) => {
      await page.goto('/auth');
      await page.getByLabel('Username').fill('nobody');
      await page.getByLabel('Password').fill('not the password');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Invalid Username or Password')).toBeVisible();
    },
  },
  {
    name: 'register-wrong',
    open: async (page) => {
      await page.goto('/auth?tab=register');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('First name is required')).toBeVisible();
    },
  },
  {
    name: 'onboarding-wrong',
    open: async (page) => {
      await newcomer(page);
      await page.goto('/onboarding');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  ...[2, 3, 4, 5, 6].map(onboardingStep),
  {
    name: 'dashboard-without-chart',
    open: async (page) => {
      await newcomer(page);
      await page.goto('/');
      await expect(page.getByText('No astrological matches found')).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'dashboard-failed',
    answers: unavailable(/\/api\/user\/(matched|other)-events/),
    open: async (page) => {
      await signIn(page, demoTraveller);
      await breakCall(page, '/api/user/matched-events');
      await breakCall(page, '/api/user/other-events');
      await page.goto('/dashboard');
      await expect(page.getByText('Failed to load events').nth(1)).toBeVisible();
    },
  },
  {
    name: 'my-bookings-empty',
    open: async (page) => {
      await settled(page);
      await page.goto('/my-bookings');
      await expect(page.getByText('No Bookings Yet')).toBeVisible();
    },
  },
  {
    name: 'my-bookings-failed',
    answers: unavailable(/\/api\/user\/bookings/),
    open: async (page) => {
      await signIn(page, demoTraveller);
      await breakCall(page, '/api/user/bookings');
      await page.goto('/my-bookings');
      await expect(page.getByText('Error Loading Bookings')).toBeVisible();
    },
  },
  {
    name: 'my-bookings-tickets',
    open: async (page) => {
      await signIn(page, demoTraveller);
      await page.goto('/my-bookings');
      await page.getByRole('button', { name: 'Show tickets' }).first().click();
      await expect(page.getByRole('img', { name: /^Ticket code for / }).first()).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'profile-without-chart',
    open: async (page) => {
      await newcomer(page);
      await page.goto('/profile');
      await expect(page.getByText('Birth Information Required')).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'profile-photo',
    open: async (page) => {
      await settled(page);
      await page.goto('/profile');
      await choosePhoto(page, 'image/jpeg');
      await expect(page.getByText('Profile picture updated', { exact: true })).toBeVisible();
      await expect(page.locator('[class*=Avatar_] img[src^="/uploads/"]')).toHaveCount(2);
      await closeToast(page);
      await settle(page);
    },
  },
  {
    name: 'profile-photo-refused',
    open: async (page) => {
      await settled(page);
      await page.goto('/profile');
      await choosePhoto(page, 'application/pdf');
      await expect(page.getByText('Please select an image file')).toBeVisible();
      await settle(page);
    },
  },
];

function onboardingStep(step: number): Screen {
  return {
    name: `onboarding-${step}`,
    open: async (page) => {
      await born(page);
      await page.goto(`/onboarding?step=${step}`);
      await expect(page.getByText(`Step ${step} of 6`)).toBeVisible();
      await settle(page);
    },
  };
}

/** Uploads a picture with a declared type, without a mouse. */
async function choosePhoto(page: Page, mimeType: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Change photo' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.press('Enter')]);
  const sunrise = { create: { width: 640, height: 480, channels: 3, background: '#f2a65a' } } as const;
  await chooser.setFiles({ name: 'me', mimeType, buffer: await sharp(sunrise).jpeg().toBuffer() });
}
