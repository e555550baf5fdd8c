import type { Page } from '@playwright/test';
import { demoTraveller, signIn } from '../site/people';
import { expect, test } from '../test';

test("a visitor's page is painted before its program is loaded", async ({ page }) => {
  await page.goto('/');
  const { painted, programBegins } = await timesOf(page);
  expect(programBegins).toBeGreaterThanOrEqual(painted);
});

for (const [path, code] of [
  ['/', 'HomePage'],
  ['/browse', 'BrowsePage'],
  ['/login', 'AuthPage'],
  ['/auth?tab=register', 'AuthPage'],
] as const) {
  test(`${path} names the code of ${code} before its program runs`, async ({ request }) => {
    const sent = await (await request.get(path)).text();
    expect(sent).toMatch(new RegExp(`data-parts="[^"]*/assets/${code}-`));
    expect(sent).not.toContain('<script type="module"');
  });
}

test('the page of someone signed in, which shows nothing of theirs without its program, starts it at once', async ({
  page,
}) => {
  await signIn(page, demoTraveller);
  const sent = await (await page.request.get('/dashboard')).text();
  expect(sent).toMatch(/<script type="module" [^>]*src="\/assets\/index-/);
  expect(sent).toMatch(/<link rel="modulepreload" [^>]*href="\/assets\/DashboardPage-/);
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
