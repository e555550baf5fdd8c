import { pageOfAnother } from '../browser/running-page';
import { bookableEvent } from '../site/events';
import { bookPaid } from '../site/paid-booking';
import { settled, signIn, stranger } from '../site/people';
import { expect, test } from '../test';

/** An event that no other journey books. */
const eventIndex = 14;
/** Pays, then is disputed as not received. */
const disputed = '4000000000002685';

test('an admin reads the evidence about a dispute, adds a file and a sentence, and sends it once', async ({
  page,
  browser,
}) => {
  test.slow();
  const event = await bookableEvent(page.request, { isFree: false, index: eventIndex });
  await settled(page, stranger('Noor', 'Haddad'));
  await bookPaid(page.request, event.id, { card: disputed });

  const admins = await pageOfAnother(browser);
  await signIn(admins, { username: 'admin', password: 'ascendant' });
  const table = admins.getByRole('table', { name: 'Disputes' });
  const row = table
    .getByRole('row')
    .filter({ hasText: 'Product not received' })
    .filter({ hasText: 'Needs a response' });
  // The bank's message comes in its own time.
  await expect(async () => {
    await admins.goto('/admin/payments');
    await expect(row.first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await row
    .first()
    .getByRole('button', { name: /^Evidence/ })
    .click();

  const dialog = admins.getByRole('dialog', { name: /^Evidence about/ });
  await expect(dialog.getByText(event.title).first()).toBeVisible();
  const downloading = admins.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Preview as PDF' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^evidence-\d+\.pdf$/);

  const choosing = admins.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Add: Messages with the traveller' }).click();
  const buffer = Buffer.from('%PDF-1.7\nWe met at the trailhead.\n%%EOF\n');
  await (await choosing).setFiles({ name: 'messages.pdf', mimeType: 'application/pdf', buffer });
  await expect(dialog.getByText('PDF, 1 kB')).toBeVisible();
  await dialog.getByLabel('Anything to add').fill('They came, and signed in at the trailhead.');
  await dialog.getByRole('button', { name: 'Send to the bank' }).click();
  await expect(dialog).toBeHidden();

  const sent = table.getByRole('row').filter({ hasText: 'Evidence sent' });
  await expect(async () => {
    await admins.reload();
    await expect(sent.first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await sent
    .first()
    .getByRole('button', { name: /^Evidence/ })
    .click();
  await expect(dialog.getByText(/^Sent on .+ by admin, as it is here\.$/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Download: Messages with the traveller' })).toBeVisible();
  await expect(dialog.getByText('They came, and signed in at the trailhead.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send to the bank' })).toBeHidden();
  await admins.close();
});
