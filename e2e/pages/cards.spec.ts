import type { EventSummary } from '@ascendant/contract/event';
import { settled } from '../site/people';
import { expect, test } from '../test';

test('at 390 and 1440 px each card says what speaks for its score and how far away it is, with its features on one line', async ({
  page,
}) => {
  await settled(page);
  const list = 'near=Calgary&within=2500&sort=match';
  // What the page was sent, because the other tests publish events meanwhile.
  const sent = page.waitForResponse((response) => response.ok() && new URL(response.url()).pathname === '/api/events');
  await page.goto(`/browse?${list}`);
  const events = (await (await sent).json()) as readonly EventSummary[];
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(events.length);
  const reasons = events.flatMap(({ matchReason }) => (matchReason === null ? [] : [matchReason]));
  expect(new Set(reasons).size).toBeGreaterThan(1);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, { matchReason, features }] of events.entries()) {
      const card = cards.nth(index);
      if (matchReason !== null) await expect(card.getByText(matchReason, { exact: true })).toBeVisible();
      await expect(card.getByText(/km away$|in the same area$/)).toBeVisible();
      if (features.length === 0) continue;
      const line = card.getByTitle(features.join(', '), { exact: true });
      const tops = await line.evaluate((row) => [...row.children].map((each) => each.getBoundingClientRect().top));
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12);
    }
  }
});
