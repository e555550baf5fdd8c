import { demoOrganizer } from '../site/check-in';
import { signIn } from '../site/people';
import { expect, test } from '../test';

test('an unfinished event survives a reload and a lost connection', async ({ page, context }) => {
  await signIn(page, demoOrganizer);
  await page.goto('/organizer/events/new');
  await page.getByLabel('Title').fill('Unfinished business');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^We’ve restored your unsaved changes/)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Unfinished business');

  await context.setOffline(true);
  await expect(page.getByText('Offline. Your changes are saved on this device.')).toBeVisible();
  await page.getByLabel('Description').fill('Typed without a connection.');
  await context.setOffline(false);
  // At once: what was typed a moment ago must be there, too.
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Typed without a connection.');
});
