import { expect, type Page } from '@playwright/test';
import { signIn } from '../site/people';
import { breakCall, settle, unavailable, type Screen } from './screen';

/** Discount codes, settings and users, as admins see them. */
export const adminScreens: readonly Screen[] = [
  {
    name: 'admin-codes',
    open: async (page) => {
      await show(page, '/admin/discount-codes');
      await expect(page.getByRole('table', { name: 'All codes' })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'admin-codes-new',
    isScreenful: true,
    open: async (page) => {
      await show(page, '/admin/discount-codes');
      await page.getByRole('button', { name: 'Create Discount Code' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create Discount Code' });
      await dialog.getByRole('textbox', { name: 'Code' }).fill('larchgold');
      await dialog.getByRole('spinbutton', { name: 'Discount amount' }).fill('15');
      await dialog.getByRole('button', { name: 'Create Discount Code' }).click();
      await expect(dialog.getByText('Please select an event')).toBeVisible();
    },
  },
  {
    name: 'admin-codes-none',
    open: async (page) => {
      await show(page, '/admin/discount-codes?q=volcano');
      await expect(page.getByText('No discount codes found')).toBeVisible();
    },
  },
  {
    name: 'admin-settings',
    open: async (page) => {
      await show(page, '/admin/settings');
      await page.getByRole('button', { name: 'Edit Art & Culture' }).click();
      await expect(page.getByRole('form', { name: 'Edit Art & Culture' })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'admin-lookup',
    open: async (page) => {
      await lookUp(page, 'traveller');
      await expect(page.getByRole('table', { name: 'Payments, newest first' })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'admin-lookup-none',
    open: async (page) => {
      await lookUp(page, 'volcano@nowhere.example');
      await expect(page.getByText('Nothing found')).toBeVisible();
    },
  },
  {
    name: 'admin-lookup-person',
    open: async (page) => {
      await lookUp(page, 'traveller');
      await page.getByRole('table', { name: 'People' }).getByRole('link').first().click();
      await expect(page.getByRole('table', { name: 'Bookings, newest first' })).toBeVisible();
      await page.getByRole('button', { name: 'Add note' }).click();
      await expect(page.getByText('Please write a note')).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'admin-lookup-payment',
    open: async (page) => {
      await lookUp(page, 'traveller');
      await page
        .getByRole('link', { name: /^Timeline/ })
        .first()
        .click();
      await expect(page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first()).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'admin-users',
    open: async (page) => {
      await show(page, '/admin/users');
      await expect(page.getByRole('table', { name: 'Users Management' })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'admin-users-signs',
    open: async (page) => {
      await show(page, '/admin/users?signs=1');
      await expect(page.getByRole('columnheader', { name: 'Moon' })).toBeAttached();
      await settle(page);
    },
  },
  {
    name: 'admin-organizer',
    open: async (page) => {
      await show(page, '/admin/users?userType=organizer');
      await page.getByRole('table', { name: 'Users Management' }).getByRole('link').first().click();
      await expect(page.getByRole('table', { name: 'Team' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Events' }).getByRole('link').nth(1)).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'admin-events-menu',
    isScreenful: true,
    open: async (page) => {
      await show(page, '/admin/events?status=published');
      await page
        .getByRole('button', { name: /^More actions for / })
        .first()
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'admin-saved-views',
    isScreenful: true,
    open: async (page) => {
      await show(page, '/admin/events?status=draft&sort=title');
      await page.getByRole('button', { name: 'Saved views' }).click();
      const dialog = page.getByRole('dialog', { name: 'Saved views' });
      await dialog.getByRole('button', { name: 'Save view' }).click();
      await expect(dialog.getByText('Please enter a name')).toBeVisible();
    },
  },
  {
    name: 'admin-events-selected',
    open: async (page) => {
      await show(page, '/admin/events?status=pending_approval');
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await expect(page.getByRole('button', { name: /^Approve \d+ events?$/ })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'admin-users-new',
    isScreenful: true,
    open: async (page) => {
      await show(page, '/admin/users');
      await page.getByRole('button', { name: 'Create New User' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create New User' });
      await dialog.getByRole('button', { name: 'Create User' }).click();
      await expect(dialog.getByText('Please enter the full name')).toBeVisible();
    },
  },
  {
    name: 'admin-users-failed',
    answers: unavailable(/\/api\/admin\/users-with-astrology/),
    open: async (page) => {
      await signIn(page, { username: 'admin', password: 'ascendant' });
      await breakCall(page, '/api/admin/users-with-astrology');
      await page.goto('/admin/users');
      await expect(page.getByText('Failed to load users')).toBeVisible();
    },
  },
];

async function lookUp(page: Page, text: string): Promise<void> {
  await show(page, '/admin/lookup');
  await page.getByRole('searchbox', { name: 'Look up a person or a payment' }).fill(text);
  await page.getByRole('button', { name: 'Look up' }).click();
}

async function show(page: Page, path: string): Promise<void> {
  await signIn(page, { username: 'admin', password: 'ascendant' });
  await page.goto(path);
}
