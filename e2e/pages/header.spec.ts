import { newcomer } from '../site/people';
import { expect, test } from '../test';

test('by keyboard, the header leads everyone to all events, and the avatar opens a menu with the saved ones', async ({
  page,
}) => {
  await newcomer(page);
  await page.goto('/help');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Browse Events' })).toBeVisible();
  const avatar = header.getByRole('button', { name: 'Account menu' });
  const menu = page.getByRole('navigation', { name: 'Account' });
  await avatar.press('Enter');
  await expect(menu.getByRole('link', { name: 'Saved events' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(avatar).toBeFocused();
  await avatar.press('Enter');
  await menu.getByRole('link', { name: 'Saved events' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved events' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('the header searches from any page and stays in sight, without covering what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/help');
  const header = page.getByRole('banner');
  const bottom = async () => (await header.boundingBox())?.height ?? 0;
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' })).toBeInViewport();
  await expect(header).toBeInViewport({ ratio: 1 });
  // Backwards, the browser scrolls to each link from below the header.
  const questions = page.getByRole('main').locator('summary');
  await questions.last().focus();
  for (let step = 1; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(top).toBeGreaterThanOrEqual(await bottom());
  }
  const search = header.getByRole('combobox', { name: 'Search events' });
  await search.fill('canoe');
  await expect(header.getByRole('option').first()).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/browse\?q=canoe/);
  await expect(page.getByRole('combobox', { name: 'Search events' })).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Search events' })).toHaveValue('canoe');
});

test('on a phone a button opens the header’s search, and Escape gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/help');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search events' });
  const search = page.getByRole('combobox', { name: 'Search events' });
  await expect(search).toBeHidden();
  await button.click();
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(search).toBeFocused();
  await page.keyboard.type('canoe');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/browse\?q=canoe/);
  await expect(page.getByRole('article').first()).toBeVisible();
});
