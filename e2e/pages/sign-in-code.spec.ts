import type { Page } from '@playwright/test';
import { answerLate } from '../browser/late-answers';
import { measureShifts } from '../screens/layout-shift';
import { expect, test } from '../test';

test('what is sent and which tab is opened while the code is on its way isn’t lost', async ({ page }) => {
  await page.goto('/auth');
  const sendLogin = await holdScripts(page);
  await page.getByRole('button', { name: 'Sign In', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  sendLogin();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByLabel('Email or username')).toBeFocused();
  const sendRegister = await holdScripts(page);
  await page.getByRole('tab', { name: 'Login' }).focus();
  await page.keyboard.press('ArrowRight');
  sendRegister();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused();
});

test('the register tab can be filled in at once, and nothing moves when its code comes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  // So that the fonts are there: in another font, what the caption says at some hours has its line break elsewhere.
  await page.goto('/auth');
  const expectStill = await measureShifts(page);
  await page.goto('/auth');
  await answerLate(page);
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page.getByLabel('First name')).toBeEnabled();
  await page.getByLabel('First name').fill('Ada');
  await expectStill();
});

test('without network the form says so, and loads its code when it’s sent again', async ({ page, context }) => {
  await page.goto('/auth');
  await context.setOffline(true);
  await page.getByLabel('Email or username').fill('traveller');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('We couldn’t reach Ascendant. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Email or username')).toBeFocused();
  await expect(page.getByLabel('Email or username')).toHaveValue('traveller');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
});

test('if its code can’t be loaded with a network, the form says that only a reload helps', async ({ page }) => {
  await page.goto('/auth');
  await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'));
  await page.getByLabel('Email or username').fill('traveller');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Part of this page didn’t load. Please reload it.')).toBeVisible();
  await expect(page.getByLabel('Email or username')).toHaveValue('traveller');
});

/** Keeps the files that a page loads from now on, until what it returns is called: however busy the machine, what's shown meanwhile is seen. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const promise = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return release;
}
