import type { EventSummary } from '@ascendant/contract/event';
import { cents } from '@ascendant/domain/money';
import { priceWithFeeLabel } from '@ascendant/domain/pricing/price-label';
import { expect, type Page } from '@playwright/test';
import type { InputMethod } from '../input/input-method';
import { chooseAction } from '../input/row-menu';
import { mailTo, verificationCode } from '../site/outbox';
import type { Person } from '../site/people';

/** Someone who organizes events, their page, and how they operate it. */
export interface OrganizerWalk {
  readonly page: Page;
  readonly input: InputMethod;
  readonly organizer: Person;
}

/** Goes from the home page to a verified organizer account. */
export async function join({ page, input, organizer }: OrganizerWalk): Promise<void> {
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
}

/** Fills in a new event with a picture, and sends it to review. */
export async function createAndSend(walk: OrganizerWalk, title: string): Promise<void> {
  const { page, input } = walk;
  await fillIn(walk, title);
  await input.press(page.getByRole('button', { name: 'Send to Review' }));
  await expect(page.getByText('Sent to review', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/organizer\/events$/);
}

/** Fills in a new event with a picture. */
export async function fillIn({ page, input }: OrganizerWalk, title: string): Promise<void> {
  await input.press(page.getByRole('link', { name: 'Create Event' }).first());
  await input.write(page.getByLabel('Title'), title);
  await input.write(page.getByLabel('Description'), 'An easy ridge, a blanket and the Perseids until dawn.');
  const jasper = page.getByRole('option', { name: 'Jasper, Alberta, Canada' });
  await input.pick(page.getByLabel('Location'), 'Jasper', jasper);
  await expect(page.getByText(/America\/Edmonton · .*Moon \d+% lit/)).toBeVisible();
  await input.pick(page.getByLabel('Main category'), 'outd', page.getByRole('option', { name: 'Outdoor & Nature' }));
  await input.write(page.getByLabel('Start date'), '2027-08-12');
  await expect(page.getByLabel('End date')).toHaveValue('2027-08-12');
  await input.write(page.getByLabel('Regular adult price'), '95');
  await expect(
    page.getByText(priceWithFeeLabel(cents(9500), { where: 'card', currency: 'usd' })).first(),
  ).toBeVisible();
  await choosePicture(page, input);
}

/** Chooses a picture, and crops it to the card's shape by keyboard. */
async function choosePicture(page: Page, input: InputMethod): Promise<void> {
  // What's missing is listed above the picture, and each line that goes moves it up. A press during that would miss the button.
  await expect(page.getByText('Nothing is missing')).toBeVisible();
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

/** An admin sends an event back with a reason, and its organizer gets it by email. */
export async function returnEvent(admin: Page, { organizer }: OrganizerWalk, title: string): Promise<void> {
  const reason = 'Please say where we meet.';
  await admin.goto('/admin/events?status=pending_approval');
  await chooseAction(admin.getByRole('row').filter({ hasText: title }), 'Return');
  const dialog = admin.getByRole('dialog', { name: 'Return this event?' });
  await dialog.getByLabel('What needs to change?').fill(reason);
  await dialog.getByRole('button', { name: 'Return event' }).click();
  await expect(admin.getByText('Event returned', { exact: true })).toBeVisible();
  expect((await mailTo(organizer.email, /^Changes needed/)).text).toContain(reason);
}

/** The organizer reads why, changes the event, and sends it again. */
export async function improve({ page }: OrganizerWalk, title: string): Promise<void> {
  await page.goto('/organizer/events');
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(page.getByText('Please say where we meet.')).toBeVisible();
  await page.getByLabel('Description').fill('An easy ridge and the Perseids until dawn. We meet at the trailhead.');
  await page.getByRole('button', { name: 'Send to Review' }).click();
  await expect(page.getByText('Sent to review', { exact: true })).toBeVisible();
}

/** An admin approves the events waiting under a title. @returns the published event */
export async function approve(admin: Page, title: string): Promise<EventSummary> {
  await admin.goto('/admin/events?status=pending_approval');
  await admin
    .getByRole('button', { name: `Approve ${title}` })
    .first()
    .click();
  await admin
    .getByRole('dialog', { name: 'Approve this event?' })
    .getByRole('button', { name: 'Approve event' })
    .click();
  await expect(admin.getByText('Event approved', { exact: true })).toBeVisible();
  const found = await admin.request.get(`/api/events?q=${encodeURIComponent(title)}`);
  const event = ((await found.json()) as readonly EventSummary[]).find((one) => one.title === title);
  if (!event) throw new Error(`${title} isn't published.`);
  return event;
}

/** A second date of the event, sent to review. */
export async function addDate({ page }: OrganizerWalk, { id }: EventSummary, date: string): Promise<void> {
  await page.goto(`/organizer/events/${id}/edit`);
  await page.getByRole('button', { name: /^More actions for / }).click();
  await page.getByRole('menuitem', { name: 'Repeat on other dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Repeat on other dates' });
  await dialog.getByRole('textbox', { name: 'Date 1' }).fill(date);
  await dialog.getByRole('button', { name: 'Send to Review' }).click();
  await expect(page.getByText('Sent to review', { exact: true })).toBeVisible();
}
