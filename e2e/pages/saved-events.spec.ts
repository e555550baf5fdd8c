import { shownEvent } from '../screens/screen';
import { expect, test } from '../test';

test('finding 16: an event saved signed out is on the page of saved events, also after a reload', async ({ page }) => {
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
