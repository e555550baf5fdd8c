import { expect, type Page } from '@playwright/test';
import { demoAdmin } from '../site/check-in';
import { first, press, text, type Screen } from './screen';

/** Discount codes, settings and users, as admins see them. */
export const adminScreens: readonly Screen[] = [
  { name: 'admin-codes', as: demoAdmin, at: '/admin/discount-codes', shows: first('table', 'All codes') },
  {
    name: 'admin-codes-new',
    isScreenful: true,
    as: demoAdmin,
    at: '/admin/discount-codes',
    act: async (page) => {
      await press('Create Discount Code')(page);
      const dialog = page.getByRole('dialog', { name: 'Create Discount Code' });
      await dialog.getByRole('textbox', { name: 'Code' }).fill('larchgold');
      await dialog.getByRole('spinbutton', { name: 'Discount amount' }).fill('15');
      await dialog.getByRole('button', { name: 'Create Discount Code' }).click();
    },
    shows: text('Please select an event'),
  },
  {
    name: 'admin-codes-none',
    as: demoAdmin,
    at: '/admin/discount-codes?q=volcano',
    shows: text('No discount codes found'),
  },
  {
    name: 'admin-settings',
    as: demoAdmin,
    at: '/admin/settings',
    act: press('Edit Art & Culture'),
    shows: first('form', 'Edit Art & Culture'),
  },
  {
    name: 'admin-lookup',
    as: demoAdmin,
    at: '/admin/lookup',
    act: lookUp('traveller'),
    shows: first('table', 'Payments, newest first'),
  },
  {
    name: 'admin-lookup-none',
    as: demoAdmin,
    at: '/admin/lookup',
    act: lookUp('volcano@nowhere.example'),
    shows: text('Nothing found'),
  },
  {
    name: 'admin-lookup-person',
    as: demoAdmin,
    at: '/admin/lookup',
    act: async (page) => {
      await lookUp('traveller')(page);
      await page.getByRole('table', { name: 'People' }).getByRole('link').first().click();
      await expect(page.getByRole('table', { name: 'Bookings, newest first' })).toBeVisible();
      await press('Add note')(page);
    },
    shows: text('Please write a note'),
  },
  {
    name: 'admin-lookup-payment',
    as: demoAdmin,
    at: '/admin/lookup',
    act: async (page) => {
      await lookUp('traveller')(page);
      await first('link', /^Timeline/)(page).click();
    },
    shows: (page) => page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first(),
  },
  { name: 'admin-users', as: demoAdmin, at: '/admin/users', shows: first('table', 'Users Management') },
  {
    name: 'admin-users-signs',
    as: demoAdmin,
    at: '/admin/users?signs=1',
    act: (page) => expect(page.getByRole('columnheader', { name: 'Moon' })).toBeAttached(),
  },
  {
    name: 'admin-organizer',
    as: demoAdmin,
    at: '/admin/users?userType=organizer',
    act: (page) => page.getByRole('table', { name: 'Users Management' }).getByRole('link').first().click(),
    shows: [first('table', 'Team'), (page) => page.getByRole('region', { name: 'Events' }).getByRole('link').nth(1)],
  },
  {
    name: 'admin-events-menu',
    isScreenful: true,
    as: demoAdmin,
    at: '/admin/events?status=published',
    act: press(/^More actions for /),
    shows: first('menu'),
  },
  {
    name: 'admin-saved-views',
    isScreenful: true,
    as: demoAdmin,
    at: '/admin/events?status=draft&sort=title',
    act: async (page) => {
      await press('Saved views')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
    },
    shows: text('Please enter a name'),
  },
  {
    name: 'admin-events-selected',
    as: demoAdmin,
    at: '/admin/events?status=pending_approval',
    act: (page) => page.getByRole('checkbox', { name: 'Select all on this page' }).check(),
    shows: first('button', /^Approve \d+ events?$/),
  },
  {
    name: 'admin-users-new',
    isScreenful: true,
    as: demoAdmin,
    at: '/admin/users',
    act: press('Create New User', 'Create User'),
    shows: text('Please enter the full name'),
  },
  {
    name: 'admin-users-failed',
    as: demoAdmin,
    fails: ['/api/admin/users-with-astrology'],
    at: '/admin/users',
    shows: text('Failed to load users'),
  },
];

function lookUp(name: string) {
  return async (page: Page): Promise<void> => {
    await page.getByRole('searchbox', { name: 'Look up a person or a payment' }).fill(name);
    await page.getByRole('button', { name: 'Look up' }).click();
  };
}
