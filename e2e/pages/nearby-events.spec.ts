import { shownEvent } from '../screens/screen';
import { expect, test } from '../test';

test('an event’s page ends with other events nearby, nearest first, and they open', async ({ page }) => {
  const { id, title } = await shownEvent(page);
  await page.goto(`/events/${id}`);
  const nearby = page.getByRole('region', { name: 'Other events nearby' });
  const away = nearby.getByText(/(km away|in the same area)$/);
  await expect(away.first()).toBeVisible();
  const distances = (await away.allTextContents()).map((text) => Number(/(\d+) km/.exec(text)?.[1] ?? 0));
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  await expect(nearby.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  const first = nearby.getByRole('heading', { level: 3 }).first();
  const other = (await first.textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
});
