import { expect } from '@playwright/test';
import { closeToast, settle, shownEvent, type Screen } from './screen';

/** What everyone sees, and the way to an account. */
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
    name: 'browse-filters',
    isNarrow: true,
    isScreenful: true,
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/browse');
      await page.getByRole('button', { name: 'Filters' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await expect(sheet.getByRole('checkbox', { name: 'Free only' })).toHaveAccessibleDescription(/event/);
      await settle(page);
    },
  },
  {
    name: 'saved-events',
    open: async (page) => {
      const { id, title } = await shownEvent(page);
      await page.goto(`/events/${id}`);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.goto('/saved');
      await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'host',
    open: async (page) => {
      const { id } = await shownEvent(page);
      const event = (await (await page.request.get(`/api/events/${id}`)).json()) as { hostId: number };
      await page.goto(`/hosts/${event.hostId}`);
      await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible();
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
      await page.goto('/auth?tab=register');
      await page.getByLabel('First name').fill('Maya');
      await page.getByLabel('Last name').fill('Lindqvist');
      await page.getByLabel('Username').fill('maya.l');
      await page.getByLabel('Email').fill('maya@example.com');
      await page.getByLabel('Password').fill('orion over the lake');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
      await closeToast(page);
      await page.getByLabel('Digit 1').fill('482');
      await settle(page);
    },
  },
  {
    name: '404',
    isScreenful: true,
    // This page exists to say that there's nothing here.
    answers: [{ status: 404, url: /\/no-such-page$/ }],
    open: async (page) => {
      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
      await settle(page);
    },
  },
];
