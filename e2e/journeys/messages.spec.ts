import { pageOfAnother } from '../browser/running-page';
import { demoOrganizer } from '../site/check-in';
import { mailTo, mailsTo } from '../site/outbox';
import { hostedEvent } from '../site/own-event';
import { settled, signIn } from '../site/people';
import { expect, test } from '../test';

// Someone who's blocked is told so.
test.use({ expected: { answers: [{ status: 409, url: /\/messages$/ }] } });

test('a traveller asks a host before booking, by keyboard; both read the conversation, and no email has an address in it', async ({
  page,
  browser,
}) => {
  const person = await settled(page);
  const host = await pageOfAnother(browser);
  await signIn(host, demoOrganizer);
  const event = await hostedEvent(browser);
  await page.goto(`/events/${event.id}`);
  await page.getByRole('link', { name: 'Message the host' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Message the host' });
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(dialog.getByText('Please enter a message')).toBeVisible();
  await dialog.getByLabel('Your message').pressSequentially('Is there parking?');
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  await expect(page.getByText('Is there parking?')).toBeVisible();

  await host.goto('/messages');
  await host
    .getByRole('link', { name: /Stella M\./ })
    .first()
    .press('Enter');
  await host.getByLabel('Message to Stella M.').fill('Yes, at the lower lot.');
  await host.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await expect(host.getByText('Yes, at the lower lot.')).toBeVisible();

  const { text } = await mailTo(person.email, /wrote to you about/);
  expect(text).toContain('Yes, at the lower lot.');
  await page.reload();
  await expect(page.getByText('Yes, at the lower lot.')).toBeVisible();
  for (const mail of mailsTo(person.email)) expect(mail.text).not.toContain('organizer@');

  await host.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  await host.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).press('Enter');
  await expect(host.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await page.getByLabel(/^Message to/).fill('One more thing');
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await expect(page.getByText(/^You can’t write to/).first()).toBeVisible();
});
