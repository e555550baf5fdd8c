import { expect } from '@playwright/test';
import { atEvent, closeToast, first, press, shownEvent, type Screen } from './screen';

/** What everyone sees, and the way to an account. */
export const visitorScreens: readonly Screen[] = [
  { name: 'home', at: '/', shows: first('heading', 'Featured Adventures') },
  { name: 'browse', at: '/browse', shows: (page) => page.getByRole('article').nth(11) },
  {
    name: 'browse-filters',
    isNarrow: true,
    isScreenful: true,
    at: '/browse',
    act: async (page) => {
      await press('Filters')(page);
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await expect(sheet.getByRole('checkbox', { name: 'Free only' })).toHaveAccessibleDescription(/event/);
    },
  },
  {
    name: 'saved-events',
    at: atEvent(),
    act: async (page) => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.goto('/saved');
      const { title } = await shownEvent(page);
      await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    },
  },
  {
    name: 'host',
    at: async (page) => {
      const event = await page.request.get(`/api${await atEvent()(page)}`);
      return `/hosts/${((await event.json()) as { readonly hostId: number }).hostId}`;
    },
    shows: first('heading', 'Reviews'),
  },
  { name: 'event-signed-out', at: atEvent(), shows: first('heading') },
  { name: 'auth', at: '/auth', shows: first('heading', 'Welcome back') },
  { name: 'register', at: '/auth?tab=register', shows: first('button', 'Create account') },
  {
    name: 'verify',
    at: '/auth?tab=register',
    act: async (page) => {
      await page.getByLabel('First name').fill('Maya');
      await page.getByLabel('Last name').fill('Lindqvist');
      await page.getByLabel('Username').fill('maya.l');
      await page.getByLabel('Email').fill('maya@example.com');
      await page.getByLabel('Password').fill('orion over the lake');
      await press('Create account')(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
      await closeToast(page);
      await page.getByLabel('Digit 1').fill('482');
    },
  },
  {
    name: '404',
    isScreenful: true,
    // This page exists to say that there's nothing here.
    answers: [{ status: 404, url: /\/no-such-page$/ }],
    at: '/no-such-page',
    shows: first('heading', '404 Page Not Found'),
  },
];
