import type { Page } from '@playwright/test';
import { firstAct } from '../browser/running-page';
import { openAccount, stranger } from '../site/people';
import { expect, test } from '../test';

/** A device of the person's, which answers when it's asked. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
}

test.use({ expected: { answers: [{ status: 403, url: /\/api\/login$/ }] } });

test('a passkey is added and renamed, signs in alone, and is the second step after a password', async ({ page }) => {
  // By its cookie alone: a remembered token would come back with every page.
  const person = stranger();
  await openAccount(page.request, person);
  await plugIn(page);
  await page.goto('/profile');
  await firstAct(page);
  const card = page.getByRole('region', { name: 'Two-step sign-in' });
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I’ve kept them' }).click();
  await card.getByRole('button', { name: 'Rename passkey My laptop' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename this passkey' });
  await renaming.getByLabel('Name').fill('Work laptop');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Work laptop')).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page).not.toHaveURL(/\/auth/);

  await signOut(page);
  await page.getByLabel('Email or username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).not.toHaveURL(/\/auth/);
});

/** Forgets the session as signing out does, and opens the sign-in page. */
async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth');
}
