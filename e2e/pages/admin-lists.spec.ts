import { demoAdmin } from '../site/check-in';
import { signIn } from '../site/people';
import { expect, test } from '../test';

test('a row’s menu opens, moves, closes and gives the focus back by keys', async ({ page }) => {
  await signIn(page, demoAdmin);
  await page.goto('/admin/events?status=published');
  const menu = page.getByRole('button', { name: /^More actions for / }).first();
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Unpublish' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Disable' })).toBeFocused();
  await expect(page.getByRole('menuitem', { name: 'Disable' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(menu).toBeFocused();
});

test('an admin saves a view, leaves the list, and finds it again', async ({ page }) => {
  await signIn(page, demoAdmin);
  await page.goto('/admin/events?status=draft&sort=title');
  await page.getByRole('button', { name: 'Saved views' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved views' });
  const name = `Drafts ${Date.now().toString(36)}`;
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog.getByRole('link', { name })).toBeVisible();
  await page.goto('/admin/events');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await dialog.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\?status=draft&sort=title$/);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('draft');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await dialog.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(dialog.getByRole('link', { name })).toBeHidden();
});

test('an organizer is chosen by typing, and their page has what an admin decides with', async ({ page }) => {
  await signIn(page, demoAdmin);
  await page.goto('/admin/events');
  const link = page.getByRole('table', { name: 'All events' }).getByRole('link', { name: /./ });
  await expect(link.first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Organizer' }).pressSequentially('guides');
  await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/organizer=\d+/);
  const id = new URL(page.url()).searchParams.get('organizer');
  await page.goto(`/admin/users/organizers/${id}`);
  await expect(page.getByRole('heading', { name: 'Money' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Team' })).toBeVisible();
});
