import { shownEvent } from '../screens/screen';
import { expect, test } from '../test';

test('an event saved signed out is on the page of saved events, also after a reload', async ({ page }) => {
  const { id, title } = await shownEvent(page);
  await page.goto(`/events/${id}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'See saved events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved events' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Save ${title}` }).click();
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
});

test('an event’s page says the practical side, and its host’s name leads to their page', async ({ page }) => {
  const { id, slug, title } = await shownEvent(page);
  await page.goto(`/events/${id}/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Moderate, 3 of 5' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not included' })).toBeVisible();
  await page.getByText('hosted by').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/hosts\/\d+$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});
