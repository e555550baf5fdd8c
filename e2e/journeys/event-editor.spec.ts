import type { Page } from '@playwright/test';
import { counted } from '../input/counted';
import type { InputMethod } from '../input/input-method';
import { mouse } from '../input/mouse';
import { demoOrganizer } from '../site/check-in';
import { verificationCode } from '../site/outbox';
import { signIn, stranger } from '../site/people';
import { expect, test } from '../test';

/** The limits for a first-time organizer, from 'Join' to 'Sent to review'. */
const mostSteps = 25;
const mostMs = 5 * 60_000;

test('a first-time organizer gets from Join to Sent to review in 25 clicks and fields', async ({ page }) => {
  test.slow();
  const input = counted(mouse);
  const start = Date.now();
  const organizer = stranger('Odile', 'Marchetti');
  await page.goto('/');
  await input.press(page.getByRole('link', { name: 'Join as an Event Organizer' }).first());
  await input.write(page.getByLabel('First name'), organizer.firstName);
  await input.write(page.getByLabel('Last name'), organizer.lastName);
  await input.write(page.getByLabel('Username'), organizer.username);
  await input.write(page.getByLabel('Email'), organizer.email);
  await input.write(page.getByLabel('Password'), organizer.password);
  await input.press(page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await input.write(page.getByLabel('Digit 1'), await verificationCode(organizer.email));
  await input.press(page.getByRole('button', { name: 'Verify' }));
  await page.waitForURL(/\/organizer(?:\/|$)/);
  await input.press(page.getByRole('link', { name: 'Create Event' }).first());

  await createEvent(page, input);
  await input.press(page.getByRole('button', { name: 'Send to Review' }));
  await expect(page.getByText('Sent to review', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/organizer\/events$/);
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();

  expect(input.count(), 'clicks and fields').toBeLessThanOrEqual(mostSteps);
  expect(Date.now() - start, 'milliseconds').toBeLessThan(mostMs);
});

test('an unfinished event survives a reload, a lost connection and the end of the session', async ({
  page,
  context,
}) => {
  await signIn(page, demoOrganizer);
  await page.goto('/organizer/events/new');
  await page.getByLabel('Title').fill('Unfinished business');
  await expect(page.getByText(/^Kept on this device/)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^We’ve restored what you hadn’t saved yet/)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Unfinished business');

  await context.setOffline(true);
  await expect(page.getByText('Offline. What you type is kept on this device.')).toBeVisible();
  await page.getByLabel('Description').fill('Typed without a connection.');
  await context.setOffline(false);
  await expect(page.getByText(/^Kept on this device/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Typed without a connection.');
});

const title = 'Ridge walk under the Perseids';

async function createEvent(page: Page, input: InputMethod): Promise<void> {
  await input.write(page.getByLabel('Title'), title);
  await input.write(page.getByLabel('Description'), 'An easy ridge, a blanket and the Perseids until dawn.');
  const jasper = page.getByRole('option', { name: 'Jasper, Alberta, Canada' });
  await input.pick(page.getByLabel('Location'), 'Jasper', jasper);
  await expect(page.getByText(/America\/Edmonton · .*Moon \d+% lit/)).toBeVisible();
  await input.pick(page.getByLabel('Main category'), 'outd', page.getByRole('option', { name: 'Outdoor & Nature' }));
  await input.write(page.getByLabel('Start date'), '2027-08-12');
  await expect(page.getByLabel('End date')).toHaveValue('2027-08-12');
  await input.write(page.getByLabel('Regular adult price'), '95');
  await expect(page.getByText('$101.00 with fee').first()).toBeVisible();
  await choosePicture(page, input);
}

/** Chooses a picture, and crops it to the card's shape by keyboard. */
async function choosePicture(page: Page, input: InputMethod): Promise<void> {
  const buffer = await page.screenshot();
  const chooser = page.waitForEvent('filechooser');
  await input.press(page.getByRole('button', { name: 'Upload a picture instead' }));
  await (await chooser).setFiles({ name: 'ridge.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
  await expect(dialog.getByRole('button', { name: 'Use this picture' })).toBeEnabled();
  await dialog.getByLabel('Zoom').press('ArrowRight');
  await input.press(dialog.getByRole('button', { name: 'Use this picture' }));
  await expect(page.getByRole('button', { name: 'Replace picture' })).toBeVisible();
}
