import { expect } from '@playwright/test';
import { stranger } from '../site/people';
import { verificationCode } from '../site/outbox';
import { settle, shownEvent, type Screen } from './screen';

/** What anybody sees, and the way to an account. */
export const visitorScreens: readonly Screen[] = [
  {
    name: 'home',
    open: async (page) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Featured Adventures' })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'browse',
    open: async (page) => {
      await page.goto('/browse');
      await expect(page.getByRole('article').nth(11)).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'event-signed-out',
    open: async (page) => {
      const { id, title } = await shownEvent(page);
      await page.goto(`/events/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'auth',
    open: async (page) => {
      await page.goto('/auth');
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'register',
    open: async (page) => {
      await page.goto('/auth?tab=register');
      await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'verify',
    open: async (page) => {
      const person = stranger();
      await page.goto('/auth?tab=register');
      await page.getByLabel('First name').fill(person.firstName);
      await page.getByLabel('Last name').fill(person.lastName);
      await page.getByLabel('Username').fill(person.username);
      await page.getByLabel('E-mail').fill(person.email);
      await page.getByLabel('Password').fill(person.password);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible();
      await page.getByLabel('Digit 1').fill((await verificationCode(person.email)).slice(0, 3));
      await settle(page);
    },
  },
  {
    name: 'not-found',
    // The page is there to say that nothing is.
    answers: [{ status: 404, url: /\/no-such-page$/ }],
    open: async (page) => {
      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
      await settle(page);
    },
  },
];
