import { randomBytes } from 'node:crypto';
import { pageOfAnother } from '../browser/running-page';
import { expectNoViolations } from '../screens/axe';
import { demoAdmin, demoOrganizer } from '../site/check-in';
import { publishEvent, sendEvent } from '../site/own-event';
import { signIn } from '../site/people';
import { expect, test } from '../test';

/** Of this run, so that a site that's kept running hasn't imported them before. */
const run = randomBytes(4).toString('hex');
const headings = 'Order code,Attendee name,Product,Paid,Secret,E-mail,Date,Start date';
const rows = [
  `A${run},Ada Roy,Adult,Yes,secret-1-${run},ada@mail.example,Ridge ${run},2030-07-13 09:00`,
  `A${run},Théo Roy,Child,Yes,secret-2-${run},ada@mail.example,Ridge ${run},2030-07-13 09:00`,
  `B${run},Bo Li,Adult,Yes,secret-3-${run},bo@mail.example,Ridge ${run},2030-07-13 09:00`,
  `C${run},Cleo,Adult,No,secret-4-${run},cleo@mail.example,Ridge ${run},2030-07-13 09:00`,
];

test('an organizer brings a pretix export along, an old ticket opens the gate, and the rest is undone', async ({
  browser,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, demoOrganizer);
  const fields = { title: `Ridge ${run}`, startDate: '2030-07-13', checkInOpensHours: '8760' };
  const id = await sendEvent(page.request, fields);
  const admin = await pageOfAnother(browser);
  await signIn(admin, demoAdmin);
  await publishEvent(admin.request, id);
  await admin.close();

  await page.goto('/organizer/import');
  const file = { name: 'checkin.csv', mimeType: 'text/csv', buffer: Buffer.from([headings, ...rows].join('\n')) };
  await page.getByLabel('File').setInputFiles(file);
  await expect(page.getByText('1 date, 2 bookings for 3 people. 1 row can’t be imported.')).toBeVisible();
  await expect(page.getByText('Line 5: Its status is “No”.')).toBeVisible();
  await expectNoViolations(page, 'dry run');
  await page.getByRole('button', { name: 'Import these bookings' }).press('Enter');
  const imported = page
    .getByRole('listitem')
    .filter({ hasText: /^pretix/ })
    .first();
  await expect(imported.getByText('Imported', { exact: true })).toBeVisible();
  await expect(imported).toContainText('1 date, 2 bookings for 3 people');

  const scan = { scanId: crypto.randomUUID(), scannedAt: new Date().toISOString(), isEarly: true };
  const scanned = await page.request.post(`/api/events/${id}/check-ins`, {
    data: { scans: [{ ...scan, code: `secret-3-${run}` }] },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(await scanned.json()).toMatchObject({ results: [{ outcome: 'admitted', ticket: { attendeeName: 'Bo Li' } }] });

  await page.getByLabel('File').setInputFiles(file);
  await expect(page.getByText(/^These 2 bookings were imported on/)).toBeVisible();
  await imported.getByRole('button', { name: /^Undo/ }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo it' }).press('Enter');
  await expect(imported.getByText('Undone', { exact: true })).toBeVisible();
  await expect(imported).toContainText('1 date, 1 booking for 1 person');
  await expect(imported).toContainText('Someone was checked in.');
  await expectNoViolations(page, 'imports');
});
