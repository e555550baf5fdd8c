import type { MyBooking } from '@ascendant/contract/booking';
import type { EventSummary } from '@ascendant/contract/event';
import { connectionLabels } from '@ascendant/domain/payout/accounts';
import { testAccountLabels } from '@ascendant/domain/payout/test-accounts';
import type { Page } from '@playwright/test';
import { pageOfAnother } from '../browser/running-page';
import { counted } from '../input/counted';
import { mouse } from '../input/input-method';
import { chooseAction } from '../input/row-menu';
import { demoAdmin } from '../site/check-in';
import { moveEvent } from '../site/database';
import { mailTo } from '../site/outbox';
import { bookPaid } from '../site/paid-booking';
import { settled, signIn, stranger, type Person } from '../site/people';
import { expect, test } from '../test';
import { addDate, approve, createAndSend, improve, join, returnEvent, type OrganizerWalk } from './organizer-journey';

/** The most clicks and fields for a first-time organizer, from 'Join' to 'Sent to review'. */
const mostSteps = 25;

test('an organizer joins, creates an event, connects an account, gets it approved, holds it, and cancels it', async ({
  page,
  browser,
}) => {
  test.setTimeout(10 * 60_000);
  const input = counted(mouse);
  const organizer = stranger('Odile', 'Marchetti');
  const title = `Ridge walk ${organizer.username.slice(-6)}`;
  const walk: OrganizerWalk = { page, input, organizer };
  await join(walk);
  await createAndSend(walk, title);
  expect(input.count(), 'clicks and fields').toBeLessThanOrEqual(mostSteps);
  await connectAccount(page);

  const admin = await pageOfAnother(browser);
  await signIn(admin, demoAdmin);
  await returnEvent(admin, walk, title);
  await improve(walk, title);
  const event = await approve(admin, title);

  const traveller = await pageOfAnother(browser);
  const person = stranger('Mira', 'Holt');
  await settled(traveller, person);
  await bookPaid(traveller.request, event.id);

  await checkIn(page, traveller, event);
  await readAttendees(page, event, person);
  await writeToAttendees(page, event, person);
  await answerReview(page, traveller, event);

  await addDate(walk, event, '2027-08-19');
  await approve(admin, title);
  await traveller.goto(`/events/${event.id}`);
  await traveller.getByRole('button', { name: /1 other date/ }).click();
  const picker = traveller.getByRole('dialog', { name: 'Choose a date' });
  await picker.getByRole('button', { name: /^Thursday, August 19, 2027, 1 time/ }).click();
  await picker
    .getByRole('button', { name: /^9:00 a\.m\./ })
    .last()
    .click();
  await expect(traveller).not.toHaveURL(new RegExp(`/events/${event.id}\\b`));
  await expect(traveller.getByText('August 19, 2027').first()).toBeVisible();

  await cancel(page, event);
  await mailTo(person.email, /^Your refund is on its way/);
});

async function connectAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Earnings' }).first().click();
  await expect(page.getByRole('heading', { name: connectionLabels.none.title })).toBeVisible();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Canada');
  await page.getByRole('button', { name: /^Connect an account/ }).click();
  await page.getByRole('button', { name: testAccountLabels.works }).click();
  await expect(page.getByRole('heading', { name: connectionLabels.active.title })).toBeVisible({ timeout: 60_000 });
}

async function checkIn(page: Page, traveller: Page, { id }: EventSummary): Promise<void> {
  const bookings = (await (await traveller.request.get('/api/user/bookings')).json()) as readonly MyBooking[];
  const code = bookings.find(({ event }) => event.id === id)?.tickets[0]?.checkInCode ?? '';
  await page.goto(`/organizer/check-in/${id}`);
  await page.getByLabel('Ticket code').fill(code);
  await page.getByLabel('Ticket code').press('Enter');
  // The event is weeks away.
  await page.getByRole('button', { name: 'Admit anyway' }).click();
  await expect(page.getByRole('alert', { name: 'Last scan' })).toContainText('Admitted');
}

async function readAttendees(page: Page, { id }: EventSummary, { firstName, lastName }: Person): Promise<void> {
  await page.goto(`/organizer/events/${id}/attendees`);
  await expect(page.getByRole('row', { name: new RegExp(`${firstName} ${lastName}.*Checked in`) })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const file = await page.request.get(`/organizer/events/${id}/attendees.csv`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(file.headers()['content-type']).toContain('text/csv');
  expect(await file.text()).toContain(`${firstName} ${lastName}`);
}

async function writeToAttendees(page: Page, { id }: EventSummary, { email }: Person): Promise<void> {
  await page.goto(`/organizer/events/${id}/messages`);
  await page.getByLabel('Subject').fill('Bring a blanket');
  await page.getByLabel('Message', { exact: true }).fill('It gets cold on the ridge before dawn.');
  await page.getByRole('button', { name: 'Send to 1 person' }).click();
  expect((await mailTo(email, /Bring a blanket/)).text).toContain('It gets cold on the ridge before dawn.');
}

/** The event begins for a while: only people who were there can review it. */
async function answerReview(page: Page, traveller: Page, { id, startDate }: EventSummary): Promise<void> {
  await moveEvent(id, '2026-01-10');
  await traveller.goto(`/events/${id}?review=1`);
  const dialog = traveller.getByRole('dialog');
  await dialog.getByRole('radio', { name: '5 out of 5 stars' }).check();
  await dialog.getByLabel('Your review').fill('The sky kept its promise.');
  await dialog.getByRole('button', { name: 'Post review' }).click();
  await expect(traveller.getByText('Thank you for your review!', { exact: true })).toBeVisible();
  await page.goto('/organizer/reviews');
  await expect(page.getByText('The sky kept its promise.')).toBeVisible();
  await page.getByRole('button', { name: /^Respond/ }).click();
  await page.getByLabel('Your response').fill('See you at the next shower.');
  await page.getByRole('button', { name: 'Send response' }).click();
  await expect(page.getByText('Response added successfully', { exact: true })).toBeVisible();
  await moveEvent(id, startDate);
}

async function cancel(page: Page, { title }: EventSummary): Promise<void> {
  await page.goto('/organizer/events');
  const rows = page.getByRole('row').filter({ hasText: title }).filter({ hasText: 'Aug 12, 2027' });
  await chooseAction(rows, 'Cancel');
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this event?' });
  await expect(dialog).toContainText(/1 booking will be cancelled and \$[\d,.]+ will be refunded/);
  await dialog.getByLabel('Reason (optional)').fill('The ridge is closed.');
  await dialog.getByRole('button', { name: 'Cancel event' }).click();
  await expect(dialog).toBeHidden();
}
