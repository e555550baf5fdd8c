import type { Page } from '@playwright/test';
import { demoTraveller, signIn } from '../site/people';
import { expect, test } from '../test';

test("a visitor's page is painted before its program is loaded", async ({ page }) => {
  await page.goto('/');
  const { painted, programBegins } = await timesOf(page);
  expect(programBegins).toBeGreaterThanOrEqual(painted);
});

test('the page of someone signed in, which shows nothing of theirs without its program, says at once where that is', async ({
  page,
}) => {
  await signIn(page, demoTraveller);
  const sent = await page.request.get('/dashboard');
  expect(await sent.text()).toMatch(/<script type="module" [^>]*src="\/assets\/index-/);
});

/** When the page was first painted, and when its program began to load; both in milliseconds since it was asked for. */
async function timesOf(page: Page) {
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    const program = performance
      .getEntriesByType('resource')
      .find(({ name }) => /\/assets\/index-[^/]+\.js$/.test(name));
    return { painted, programBegins: program?.startTime ?? -Infinity };
  });
}
