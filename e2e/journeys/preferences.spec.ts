import type { EventType } from '@ascendant/domain/event/event-types';
import type { Page } from '@playwright/test';
import { pageOfAnother } from '../browser/running-page';
import { leaveStarsOut, settled, stranger } from '../site/people';
import { expect, test } from '../test';

test('two people with opposite preferences get different recommendations, and each card says why', async ({
  page,
  browser,
}) => {
  const another = await pageOfAnother(browser);
  const [evenings, meadows] = [
    await recommendedTo(page, 'Nightlife & Parties'),
    await recommendedTo(another, 'Outdoor & Nature'),
  ];
  expect(evenings.filter((title) => meadows.includes(title))).toEqual([]);
});

/** @returns the titles of what's recommended to a new person who likes this and has left the stars out */
async function recommendedTo(page: Page, liked: EventType): Promise<readonly string[]> {
  await settled(page, stranger(), { preferredEventTypes: [liked], maxPriceRange: 2000 });
  await leaveStarsOut(page);
  await page.goto('/dashboard');
  const cards = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Recommended for You' }) })
    .getByRole('article');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) await expect(card).toContainText(`${liked}, within your price`);
  return cards.getByRole('heading').allInnerTexts();
}
