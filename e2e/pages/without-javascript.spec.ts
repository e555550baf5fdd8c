import { shownEvent } from '../screens/screen';
import { expect, test } from '../test';

test.use({ javaScriptEnabled: false });

test('the home page shows events without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Featured Adventures' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/events\/\d+$/);
});

test('events can be searched and paged through without JavaScript', async ({ page }) => {
  const { title } = await shownEvent(page);
  await page.goto('/browse');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Search events' }).fill(title);
  await page.getByRole('combobox', { name: 'Search events' }).press('Enter');
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
});

test('an event shows its text, its price and what is included without JavaScript', async ({ page }) => {
  const { id, title, description, features } = await shownEvent(page);
  await page.goto(`/events/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(description.slice(0, 60))).toBeVisible();
  await expect(page.getByText(/^From \$\d/).first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: features[0] ?? 'no feature' })).toBeVisible();
});
