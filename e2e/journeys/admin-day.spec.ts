import type { EventSummary } from '@ascendant/contract/event';
import type { Locator, Page } from '@playwright/test';
import { pageOfAnother } from '../browser/running-page';
import { mouse } from '../input/input-method';
import { bookableEvent } from '../site/events';
import { settled, signIn, stranger, type Person } from '../site/people';
import { expect, test } from '../test';
import { goToCheckout } from './main-journey';

/** An event that no other journey books. */
const eventIndex = 12;

test('an admin’s day: a discount code, an event that’s read before it’s approved, a new category, a new user and a disabled one', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, { username: 'admin', password: 'ascendant' });
  const event = await bookableEvent(page.request, { isFree: false, index: eventIndex });
  const mark = Date.now().toString(36);

  const code = await createCode(page, event, `day-${mark}`);
  const travellers = await pageOfAnother(browser);
  await bookWith(travellers, event, code);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('1 of 3');

  await decideInbox(page);
  await addCategory(page, `Stargazing ${mark}`);
  const person = stranger('Imogen', 'Tremblay');
  await createUser(page, person);
  await disable(page, person);
  await travellers.close();
});

/** @returns the code as it's stored */
async function createCode(page: Page, event: EventSummary, typed: string): Promise<string> {
  await page.goto('/admin/discount-codes');
  await page.getByRole('button', { name: 'Create Discount Code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Discount Code' });
  await dialog.getByRole('textbox', { name: 'Code' }).pressSequentially(typed);
  const code = typed.toUpperCase();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue(code);
  const suggested = dialog.getByRole('option').filter({ hasText: event.title }).first();
  await mouse.pick(dialog.getByRole('combobox', { name: 'Event' }), event.title.slice(0, 24), suggested);
  await dialog.getByRole('spinbutton', { name: 'Discount amount' }).fill('100');
  await dialog.getByRole('spinbutton', { name: /Usage limit/ }).fill('3');
  await expect(dialog.getByText(/^An adult pays \$0\.00 instead of \$[\d,.]+ today/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Discount Code' }).click();
  await expectToast(page, 'Discount code created successfully');
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('0 of 3');
  return code;
}

async function bookWith(page: Page, event: EventSummary, code: string): Promise<void> {
  const person = stranger('Mira', 'Holt');
  await settled(page, person);
  await goToCheckout({ page, input: mouse, person }, event);
  await page.getByRole('button', { name: 'Have a code?' }).click();
  await page.getByLabel('Discount code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
}

/** Approves one event and returns another. */
async function decideInbox(page: Page): Promise<void> {
  await page.goto('/admin/events');
  await first(page, /^Approve /).click();
  const reading = page.getByRole('dialog', { name: 'Approve this event?' });
  await expect(reading.getByRole('term').filter({ hasText: 'Host' })).toBeVisible();
  await expect(reading.getByRole('img').first()).toBeVisible();
  await reading.getByRole('button', { name: 'Approve event' }).click();
  await expectToast(page, 'Event approved');
  await first(page, /^Return /).click();
  const dialog = page.getByRole('dialog', { name: 'Return this event?' });
  await dialog.getByLabel('What needs to change?').fill('Please say where people meet.');
  await dialog.getByRole('button', { name: 'Return event' }).click();
  await expectToast(page, 'Event returned');
}

function first(page: Page, name: RegExp): Locator {
  return page.getByRole('button', { name }).first();
}

/** Adds a category, which organizers are offered at once. */
async function addCategory(page: Page, name: string): Promise<void> {
  await page.goto('/admin/settings');
  const add = page.getByRole('form', { name: 'Add a category' });
  await add.getByRole('textbox', { name: 'Name' }).fill(name);
  await add.getByRole('button', { name: 'Moon' }).click();
  await add.getByRole('button', { name: 'Add category' }).click();
  await expectToast(page, 'Category created successfully');
  const offered = (await (await page.request.get('/api/categories')).json()) as readonly { readonly name: string }[];
  expect(offered.map((category) => category.name)).toContain(name);
}

async function createUser(page: Page, person: Person): Promise<void> {
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Create New User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New User' });
  await dialog.getByRole('textbox', { name: 'Username' }).fill(person.username);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await dialog.getByLabel('Password').fill(person.password);
  await dialog.getByRole('textbox', { name: 'Full Name' }).fill(`${person.firstName} ${person.lastName}`);
  await dialog.getByRole('textbox', { name: 'City' }).fill('Halifax');
  await dialog.getByLabel('Date of Birth').fill('1990-05-17');
  await dialog.getByRole('combobox', { name: 'Preferred Time' }).selectOption('evening');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expectToast(page, 'User created successfully');
}

/** Finds a user, disables them, and sees that they can't sign in any more. */
async function disable(page: Page, { username, password }: Person): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const logIn = () => page.request.post('/api/login', { data: { username, password }, headers });
  await page.getByRole('searchbox', { name: 'Search users' }).fill(username);
  const row = page.getByRole('row').filter({ hasText: `@${username}` });
  await row.getByRole('button', { name: /^More actions for / }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable user' }).click();
  await expectToast(page, 'User disabled');
  await expect(row).toContainText('Disabled');
  const refused = await logIn();
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({ message: 'This account is disabled' });
}

async function expectToast(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByText(title, { exact: true })).toBeVisible();
}
