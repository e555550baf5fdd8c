import type { ManagedEvent } from '@ascendant/contract/managed-event';
import type { Page } from '@playwright/test';
import { demoOrganizer, demoAdmin } from '../site/check-in';
import { demoTraveller, signIn } from '../site/people';
import { expect, test } from '../test';

test.describe('with its token and without its cookie, a session', () => {
  test('opens check-in, which would reload after a detour to /auth', async ({ page }) => {
    await signIn(page, demoOrganizer);
    const events = (await (await page.request.get('/api/organizer/events')).json()) as readonly ManagedEvent[];
    await expectToStay(page, `/organizer/check-in/${events[0]?.id}`);
    await expect(page.getByText('Up to date as of')).toBeVisible();
  });

  for (const [path, person] of [
    ['/profile', demoTraveller],
    ['/my-bookings?tab=past', demoTraveller],
    ['/organizer/account', demoOrganizer],
    ['/admin/users', demoAdmin],
  ] as const)
    test(`opens ${path} without going to /auth`, async ({ page }) => {
      await signIn(page, person);
      await expectToStay(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test('without a token or cookie, a guarded page sends its visitor to /auth', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth?redirect=%2Fprofile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Opens a page without the cookie, and expects that it's the only address the browser shows. */
async function expectToStay(page: Page, path: string): Promise<void> {
  await page.context().clearCookies();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(visited.filter((url) => !url.endsWith(path))).toEqual([]);
  await expect(page).toHaveURL(path);
}
