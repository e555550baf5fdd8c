import type { MyBooking } from '@ascendant/contract/booking';
import type { EventDetail, EventSummary } from '@ascendant/contract/event';
import type { EventDate } from '@ascendant/contract/event-dates';
import { fromWire } from '@ascendant/contract/money';
import { cents, formatDollars } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../screens/axe';
import { bookPaid } from '../site/paid-booking';
import { settled, stranger } from '../site/people';
import { expect, test } from '../test';
import { declined, paying } from './main-journey';

test.use({ expected: { answers: [{ status: 402, url: /\/sandbox\/|\/api\/confirm-payment$/ }] } });

test('a traveller moves to a dearer date by paying exactly the difference, after giving up once and a declined card', async ({
  page,
}) => {
  test.slow();
  const person = stranger('Runa', 'Dearer');
  await settled(page, person);
  const { booked, dearer, charge } = await twoDates(page);
  await bookPaid(page.request, booked.id);

  await page.goto('/my-bookings');
  await askFor(page, dearer);
  const pay = page.getByRole('link', { name: `Pay ${formatDollars(cents(charge))} and move` });
  await expectNoViolations(page, 'choosing a dearer date');
  await pay.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay the difference' })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectNoViolations(page, 'paying the difference');

  await page.getByRole('link', { name: 'Keep my date' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
  expect(await dateOfBooking(page)).toBe(booked.id);

  await askFor(page, dearer);
  await pay.click();
  await payBy(page, declined, charge);
  await expect(page.getByText(/You weren’t charged\.$/)).toBeVisible();
  expect(await dateOfBooking(page)).toBe(booked.id);
  await payBy(page, paying, charge);
  await expect(page.getByText('Booking moved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/my-bookings$/);
  expect(await dateOfBooking(page)).toBe(dearer.id);
  const difference = page.getByText('Difference to a dearer date, incl. tax').locator('..').getByRole('definition');
  await expect(difference).toHaveText(formatDollars(cents(charge)));
  expect(await difference.evaluate(linesOf), 'lines of the amount').toBe(1);
});

function linesOf(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects().length;
}

interface Dates {
  readonly booked: EventSummary;
  readonly dearer: EventDate;
  readonly charge: number;
}

/** A date to book, and a dearer one of its series: those that begin soon cost more. */
async function twoDates(page: Page): Promise<Dates> {
  const all = (await (await page.request.get('/api/events?dates=all')).json()) as readonly EventSummary[];
  const priceOf = ({ pricingTiers, currentTierId }: EventSummary) =>
    fromWire(pricingTiers.find(({ id }) => id === currentTierId)?.adultPrice ?? '0.00');
  const from = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
  const bookable = all.filter(
    ({ startDate, seatsLeft, minimumAge, series }) =>
      startDate > from && seatsLeft > 2 && minimumAge <= 18 && series.dates > 1,
  );
  for (const booked of bookable) {
    const detail = (await (await page.request.get(`/api/events/${booked.id}`)).json()) as EventDetail;
    if (priceOf(booked) === 0 || detail.cancellationPolicy === 'final_sale') continue;
    const dates = (await (await page.request.get(`/api/events/${booked.id}/dates`)).json()) as readonly EventDate[];
    const dearer = dates.find(
      ({ id, status, seatsLeft, lowestAdultPrice }) =>
        id !== booked.id && status === 'published' && seatsLeft > 2 && fromWire(lowestAdultPrice) > priceOf(booked),
    );
    if (!dearer) continue;
    const total = (price: number) => quoteTotals(cents(price)).total;
    return { booked, dearer, charge: total(fromWire(dearer.lowestAdultPrice)) - total(priceOf(booked)) };
  }
  throw new Error('The demo data has no series with a dearer date.');
}

/** Chooses a date in the dialog. */
async function askFor(page: Page, { startDate, startTime }: EventDate): Promise<void> {
  await page.getByRole('button', { name: /^Change date/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Change date' });
  await dialog.getByRole('radio').first().waitFor();
  const months = dialog.getByLabel('Month');
  if (await months.isVisible()) await months.selectOption(startDate.slice(0, 7));
  const day = new RegExp(`${longDay(startDate)}, ${clock(startTime)}`);
  await dialog.getByRole('radio', { name: day }).check();
}

/** '2027-07-04': 'July 4, 2027'. */
function longDay(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
}

/** '16:05': '4:05 p.m.', as a pattern. */
function clock(time: string): string {
  const [hours, minutes] = time.split(':').map(Number);
  return `${(((hours ?? 0) + 11) % 12) + 1}:${String(minutes).padStart(2, '0')} ${(hours ?? 0) < 12 ? 'a' : 'p'}\\.m\\.`;
}

async function payBy(page: Page, card: string, charge: number): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('09 / 39');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: `Pay ${formatDollars(cents(charge))}` }).click();
}

/** The event of the person's only booking. */
async function dateOfBooking(page: Page): Promise<number | undefined> {
  const bookings = (await (await page.request.get('/api/user/bookings')).json()) as readonly MyBooking[];
  return bookings[0]?.event.id;
}
