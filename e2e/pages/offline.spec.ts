import { expect, test } from '../test';

test.describe('finding 6: a link without network', () => {
  test('keeps the header, says what happened, and opens the page when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Featured Adventures' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /Liability Agreement/ })).toBeVisible();
  });
});

test.describe('finding 6: a tab left open over a deployment', () => {
  test.use({ expected: { answers: [{ status: 404, url: /\/assets\/TermsPage/ }] } });

  test('reloads itself and shows the page', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    // The old file is gone; the new document names the new one.
    await page.route(/\/assets\/TermsPage.*\.js$/, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Liability Agreement/ })).toBeVisible();
    expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
  });
});
