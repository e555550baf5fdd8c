import { openEdit } from '../screens/editor-screens';
import { shownEvent } from '../screens/screen';
import { expect, test } from '../test';

test('a step that’s moved by keyboard is where it was moved to on the event’s page', async ({ page }) => {
  const id = await openEdit(page);
  const itinerary = page.getByRole('region', { name: /^Itinerary/ });
  const before = await itinerary.getByLabel('What happens').count();
  const [first, second] = [before + 1, before + 2];
  for (const title of ['Down by noon', 'Up before dawn']) {
    await itinerary.getByRole('button', { name: 'Add a step' }).click();
    await page.keyboard.press('Tab');
    await page.keyboard.type(title);
  }
  await itinerary.getByRole('button', { name: `Move step ${second} up` }).focus();
  await page.keyboard.press('Enter');
  await expect(itinerary.getByRole('status')).toHaveText(`Step ${second} is now step ${first}.`);
  const next = before === 0 ? `Move step ${first} down` : `Move step ${first} up`;
  await expect(itinerary.getByRole('button', { name: next })).toBeFocused();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Event updated').first()).toBeVisible();
  await page.goto(`/events/${id}`);
  const steps = page.getByRole('list').filter({ hasText: 'Down by noon' }).getByRole('listitem');
  await expect(steps.nth(before)).toContainText('Up before dawn');
  await expect(steps.nth(before + 1)).toContainText('Down by noon');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an event’s page has its itinerary, and questions open to their answers', async ({ page }) => {
    const { id } = await shownEvent(page);
    await page.goto(`/events/${id}`);
    await expect(page.getByRole('heading', { name: 'Itinerary' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Gondola in the dark' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Directions' }).first()).toHaveAttribute('href', /#map=17\/51\.1154/);
    const answer = page.getByText('We walk in both.');
    await expect(answer).toBeHidden();
    await page.getByText('What if it rains or snows?').click();
    await expect(answer).toBeVisible();
  });
});
