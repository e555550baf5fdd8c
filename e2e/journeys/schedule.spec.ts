import type { EventDate } from '@ascendant/contract/event-dates';
import { pageOfAnother } from '../browser/running-page';
import { counted } from '../input/counted';
import { mouse } from '../input/input-method';
import { demoAdmin } from '../site/check-in';
import { newcomer, signIn, stranger } from '../site/people';
import { expect, test } from '../test';
import { approve, fillIn } from './organizer-journey';

/** Clicks only: what's typed is counted apart. */
const mostClicks = 15;
const datesOfYear = 730;

test('a new organizer makes a daily tour with two times for a year, with a picture', async ({ page, browser }) => {
  test.setTimeout(10 * 60_000);
  const organizer = stranger('Odile', 'Marchetti');
  const title = `Harbour walk ${organizer.username.slice(-6)}`;
  await newcomer(page, { ...organizer, userType: 'organizer', isOrganizer: true });
  await page.goto('/organizer');
  const clicks = counted({ ...mouse });
  await fillIn({ page, input: { ...clicks, write: mouse.write }, organizer }, title);
  await clicks.press(page.getByRole('button', { name: 'Save as draft' }));
  await clicks.press(page.getByRole('link', { name: 'Schedule' }));
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByLabel('Repeats').selectOption('Daily');
  await clicks.press(dialog.getByRole('button', { name: 'Add a start time' }));
  await expect(dialog.getByText(/^Every day at 9:00 a\.m\. and 2:00 p\.m\. until August 10, 2028$/)).toBeVisible();
  await expect(dialog.getByText(/^730 dates\./)).toBeVisible();
  await clicks.press(dialog.getByRole('button', { name: 'Save schedule' }));
  await expect(page.getByText('Schedule saved', { exact: true })).toBeVisible();
  await clicks.press(page.getByRole('button', { name: 'Send to Review' }));
  await expect(page.getByText('Sent to review', { exact: true })).toBeVisible();
  expect(clicks.count(), 'clicks').toBeLessThanOrEqual(mostClicks);

  const admin = await pageOfAnother(browser);
  await signIn(admin, demoAdmin);
  const event = await approve(admin, title);
  const dates = async () => {
    const reply = await admin.request.get(`/api/events/${event.id}/dates?from=2027-08-12&to=2028-08-11`);
    return (await reply.json()) as readonly EventDate[];
  };
  await expect.poll(async () => (await dates()).length, { timeout: 120_000 }).toBe(datesOfYear);
  expect(new Set((await dates()).map(({ startTime, endTime }) => `${startTime}-${endTime}`))).toEqual(
    new Set(['09:00-17:00', '14:00-22:00']),
  );
});
