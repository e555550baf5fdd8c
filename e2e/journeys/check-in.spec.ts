import type { Locator, Page } from '@playwright/test';
import { chooseAction } from '../input/row-menu';
import { expectNoViolations } from '../screens/axe';
import { bookTickets, checkInList, demoOrganizer, openCheckIn, type HeldTicket } from '../site/check-in';
import { ownEvent } from '../site/own-event';
import { signIn } from '../site/people';
import { expect, test } from '../test';

const verdict = (page: Page): Locator => page.getByRole('alert', { name: 'Last scan' });
const note = (page: Page): Locator => page.getByTestId('connection');

async function type(page: Page, text = ''): Promise<void> {
  await page.getByLabel('Ticket code').fill(text);
  await page.getByLabel('Ticket code').press('Enter');
}

/** The short code as someone would type it, in lower case. */
function typed({ checkInCode }: HeldTicket = { checkInCode: '' } as HeldTicket): string {
  return `${checkInCode.slice(0, 4)}-${checkInCode.slice(4)}`.toLowerCase();
}

test('check-in admits people by code and by name, and knows who has already checked in', async ({
  browser,
  context,
}) => {
  const event = await ownEvent(browser, { title: 'Ridge walk for three', adultPrice: '0' });
  const [own, second, third] = await bookTickets(browser, event, { name: 'Ines', friends: ['Théodora', 'Bruno'] });
  const page = await openCheckIn(context, event);
  const before = (await checkInList(page, event)).tickets.length;
  await expect(page.getByTestId('came-in')).toHaveText(new RegExp(`of ${before} checked in`));

  await type(page, typed(own));
  await expect(verdict(page)).toContainText('Admitted');
  await expect(verdict(page)).toContainText(own?.attendeeName ?? 'nobody');
  // A handheld scanner types the content of the QR code.
  await type(page, second?.code);
  await expect(verdict(page)).toContainText(second?.attendeeName ?? 'nobody');
  await type(page, typed(own));
  await expect(verdict(page)).toContainText(/Already checked in at \d{1,2}:\d\d [ap]\.m\./);

  await page.getByLabel('Search by name').fill(third?.attendeeName.toUpperCase() ?? '');
  await page.getByRole('button', { name: `Check in ${third?.attendeeName}` }).click();
  await expect(verdict(page)).toContainText('Admitted');
  await expect(page.getByRole('listitem').filter({ hasText: third?.attendeeName ?? 'nobody' })).toContainText(
    /Checked in at \d{1,2}:\d\d [ap]\.m\./,
  );

  await type(page, `${own?.code.slice(0, -2)}xx`);
  await expect(verdict(page)).toContainText('Not a ticket');
  await type(page, 'hello');
  await expect(page.getByText('Enter the eight letters and digits on the ticket, like 7K2M-9XQ4.')).toBeVisible();
  await expectNoViolations(page, 'check-in');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, 'check-in in the dark', 'colours');
});

test.describe('check-in without network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('check-in works offline, even after a reload, and sends everything afterwards', async ({ browser, context }) => {
    const event = await ownEvent(browser, { title: 'Ridge walk without a signal', adultPrice: '0' });
    const tickets = await bookTickets(browser, event, { name: 'Vera', friends: ['Milo', 'Otto'] });
    const page = await openCheckIn(context, event);
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // Before anyone touches the page: its files, and what reads codes.
    const kept = () =>
      page.evaluate(async () =>
        (await caches.open('check-in-shell')).keys().then((keys) => keys.map(({ url }) => url).join(' ')),
      );
    await expect.poll(kept).toMatch(/\/assets\/CheckInPage-/);
    await expect.poll(kept).toMatch(/\/assets\/decode-/);

    await context.setOffline(true);
    await expect(note(page)).toContainText(/Offline\. Using the list from \d+:\d\d [ap]\.m\./);
    await type(page, tickets[0]?.code);
    await expect(verdict(page)).toContainText('Admitted');
    await expect(verdict(page)).toContainText('You’re offline. Checked against the list on this device.');
    await type(page, typed(tickets[0]));
    await expect(verdict(page)).toContainText(/Already checked in/);
    await type(page, 'ZZZZ-ZZZZ');
    await expect(verdict(page)).toContainText('Not on the list');
    await expectNoViolations(page, 'check-in without network');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolations(page, 'check-in without network in the dark', 'colours');

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Check-in' })).toBeVisible();
    await expect(note(page)).toContainText('2 scans waiting to sync.');
    await type(page, typed(tickets[1]));
    await expect(verdict(page)).toContainText(tickets[1]?.attendeeName ?? 'nobody');
    await expect(note(page)).toContainText('3 scans waiting to sync.');
    // Without a camera here; that it's looked for shows that what reads codes was there.
    await page.getByRole('button', { name: 'Scan with camera' }).click();
    await expect(page.getByText('We can’t find a camera. Type the code or search by name.')).toBeVisible();

    await context.setOffline(false);
    await expect(note(page)).toContainText(/^Up to date as of \d+:\d\d [ap]\.m\.$/);
    const states = new Map(
      (await checkInList(page, event)).tickets.map(({ checkInCode, state }) => [checkInCode, state]),
    );
    expect(tickets.map(({ checkInCode }) => states.get(checkInCode))).toEqual(['checked_in', 'checked_in', 'valid']);
  });
});

test('two offline devices admit the same person: it is settled and shown afterwards', async ({ browser, context }) => {
  const event = await ownEvent(browser, { title: 'Ridge walk with two gates', adultPrice: '0' });
  const [ticket] = await bookTickets(browser, event, { name: 'Nadia' });
  const other = await browser.newContext();
  const devices = [await openCheckIn(context, event), await openCheckIn(other, event)];
  for (const device of devices) {
    await device.context().setOffline(true);
    await type(device, typed(ticket));
    await expect(verdict(device)).toContainText('Admitted');
  }
  for (const device of devices) {
    await device.context().setOffline(false);
    await expect(note(device)).toContainText(/^Up to date/);
  }
  const [first, second] = devices.map((device) => device.getByRole('alert', { name: 'Conflicts found after syncing' }));
  await expect(first as Locator).toBeEmpty();
  await expect(second as Locator).toContainText(
    /^Conflicts found after syncingNadia .* was admitted here at .* but had already checked in/,
  );
  await devices[1]?.reload();
  await devices[1]?.getByRole('button', { name: `Dismiss: ${ticket?.attendeeName}` }).click();
  await expect(second as Locator).toBeEmpty();
  await other.close();
});

test('an organizer opens check-in from the list of events, in a document that can use the camera', async ({ page }) => {
  await signIn(page, demoOrganizer);
  await page.goto('/organizer/events');
  const loaded = page.waitForResponse(/\/organizer\/check-in\/\d+$/);
  await chooseAction(page.getByRole('row').filter({ hasText: 'Published' }), 'Check-in');
  expect((await loaded).headers()['permissions-policy']).toContain('camera=(self)');
  await expect(page.getByRole('heading', { level: 1, name: 'Check-in' })).toBeVisible();
  await page.getByRole('link', { name: 'Your events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
});
