import type { Page } from '@playwright/test';
import { keyboardOf } from '../input/keyboard';
import { expect, test } from '../test';

test('by keyboard, a map shows where the events of the list are, and Back returns to the list', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofMap = () => asked.filter((url) => /\/assets\/EventMap|\/api\/event-map/.test(url));
  const keyboard = keyboardOf(page);
  await page.goto('/browse?maxPrice=900', { waitUntil: 'networkidle' });
  expect(ofMap()).toEqual([]);
  await keyboard.press(page.getByRole('link', { name: 'Map', exact: true }));
  const marks = map(page).getByRole('button');
  await expect(marks.first()).toBeVisible();
  expect(ofMap()).not.toEqual([]);
  const all = await marks.count();

  const card = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: 'Close' }) });
  for (let presses = 0; presses < 10 && (await card.count()) === 0; presses += 1) await keyboard.press(marks.first());
  await expect(card).toBeFocused();
  await expect(card.getByRole('article').first().getByRole('heading').getByRole('link')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'false');
  const labels = () => marks.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  const zoomed = await labels();
  await keyboard.press(page.locator(':focus'));
  await keyboard.press(card.getByRole('article').first().getByRole('heading').getByRole('link'));
  await expect(page).toHaveURL(/\/events\/\d+/);
  await page.goBack();
  await expect(marks.first()).toBeVisible();
  expect(await labels()).toEqual(zoomed);
  await map(page).focus();
  await page.keyboard.press('0');
  await expect(marks).toHaveCount(all);

  await page.goBack();
  await expect(map(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/browse\?maxPrice=900$/);
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(1);
  expect([...new Set(asked.map((url) => new URL(url).origin))]).toEqual([baseURL]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('without a network the list goes on and says that the map is missing, which opens with the network', async ({
    page,
    context,
  }) => {
    await page.goto('/browse');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page.getByText('The map couldn’t be loaded')).toBeVisible();
    await expect(cards.first()).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(map(page).getByRole('button').first()).toBeVisible();
  });
});

function map(page: Page) {
  return page.getByRole('group', { name: /^Map of events/ });
}
