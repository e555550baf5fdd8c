import type { EventDate } from '@ascendant/contract/event-dates';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildEventDetail } from '../../test/build-event';
import { fakeApi } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { DateChoice } from './DateChoice';
import { addMonths, dayAfterKey, weeksOfMonth } from './month-days';

const event = buildEventDetail({ startDate: '2099-07-02', startTime: '09:00', today: '2099-06-01' });

const date = (id: number, startDate: string, change: Partial<EventDate> = {}): EventDate => ({
  id,
  startDate,
  endDate: startDate,
  startTime: '09:00',
  endTime: '12:00',
  seatsLeft: 5,
  capacity: 12,
  lowestAdultPrice: '76.00',
  matchScore: null,
  status: 'published',
  ...change,
});

const year = [
  date(7, '2099-07-02', { matchScore: 6.1 }),
  date(8, '2099-07-04', { matchScore: 8.4, lowestAdultPrice: '89.50' }),
  date(9, '2099-07-04', { startTime: '14:00', seatsLeft: 0, matchScore: 8.9 }),
  date(10, '2099-07-06', { status: 'cancelled' }),
  date(11, '2099-08-03', { seatsLeft: 1, matchScore: 7.2 }),
];

function open(dates: readonly EventDate[] = year, at = '/events/7') {
  const seen = fakeApi({
    getEvent: { body: event },
    eventDates: ({ query }) => ({ body: query.has('from') ? [] : dates }),
  });
  renderAt(<DateChoice event={event} />, { path: '/events/7', at });
  return seen;
}

async function openPicker(at?: string) {
  const seen = open(year, at);
  await userEvent.click(await screen.findByRole('button', { name: /Thu, Jul 2 at 9:00 a\.m\./ }));
  const picker = within(await screen.findByRole('dialog', { name: 'Choose a date' }));
  await picker.findByRole('table', { name: 'July 2099' });
  return { seen, picker };
}

test('an event with one date says when it is; with more, a button says how many others can be booked', async () => {
  open([date(7, '2099-07-02')]);
  expect(await screen.findByText('Thu, Jul 2 at 9:00 a.m.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('days say what they offer: times, sold out, cancelled, the lowest price and the best score that can be booked', async () => {
  const { picker } = await openPicker();
  expect(screen.getByText('3 other dates')).toBeVisible();
  const names = picker.getAllByRole('button', { name: /2099/ }).map((button) => button.getAttribute('aria-label'));
  expect(names.filter((name) => !name?.includes('no dates'))).toEqual([
    'Thursday, July 2, 2099, 1 time, from $76, match 6.1 out of 10',
    'Saturday, July 4, 2099, 2 times, from $89.50, match up to 8.4 out of 10',
    'Monday, July 6, 2099, 1 time, cancelled',
  ]);
  expect(picker.getByRole('button', { name: /^Saturday, July 4/ })).toHaveTextContent('4$908.4');
});

test('the best dates come first, and those with too few seats for the party aren’t among them', async () => {
  const { picker } = await openPicker('/events/7?party=2-0');
  const best = picker.getByRole('heading', { name: 'Best dates for all of you' }).nextElementSibling as HTMLElement;
  expect(
    within(best)
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.split('From')[0]),
  ).toEqual(['Sat, Jul 4, 9:00 a.m.', 'Thu, Jul 2, 9:00 a.m.']);
});

test('a chosen time leads to its page, and the party comes along', async () => {
  const { picker } = await openPicker('/events/7?with=5&party=2-0');
  await userEvent.click(picker.getByRole('button', { name: /^Saturday, July 4,/ }));
  const slots = picker.getByRole('heading', { name: 'Saturday, July 4, 2099' }).parentElement as HTMLElement;
  expect(
    within(slots)
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.replace(/Match.*/, '')),
  ).toEqual(['9:00 a.m.From $89.50 · 5 seats left8.4', '2:00 p.m.From $76 · Sold out8.9']);
  await userEvent.click(within(slots).getByRole('button', { name: /^9:00/ }));
  expect(await screen.findByText('at /events/8?with=5&party=2-0')).toBeVisible();
});

test('the keyboard moves by days, weeks and months, within the days that have dates', async () => {
  const { picker } = await openPicker();
  picker.getByRole('button', { name: /^Thursday, July 2,/ }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(picker.getByRole('button', { name: /^Saturday, July 4,/ })).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  expect(picker.getByRole('table', { name: 'August 2099' })).toBeVisible();
  expect(picker.getByRole('button', { name: /^Monday, August 3,/ })).toHaveFocus();
  expect(picker.getByRole('button', { name: 'Next month' })).toBeDisabled();
  await userEvent.keyboard('{PageUp}');
  expect(picker.getByRole('button', { name: /^Friday, July 3,/ })).toHaveFocus();
});

test('another month begins with its nearest day that can be booked, not with a closed one', async () => {
  const { picker } = await openPicker();
  picker.getByRole('button', { name: /^Thursday, July 2,/ }).focus();
  await userEvent.click(picker.getByRole('button', { name: 'Next month' }));
  expect(picker.getByRole('button', { pressed: true })).toHaveAccessibleName(/^Monday, August 3,/);
});

const day = calendarDay;

test('a month has its days in weeks from Sunday to Saturday', () => {
  const weeks = weeksOfMonth(day('2027-02-01'));
  expect(weeks.map((week) => week.map((each) => each?.slice(8) ?? '').join(' '))).toEqual([
    ' 01 02 03 04 05 06',
    '07 08 09 10 11 12 13',
    '14 15 16 17 18 19 20',
    '21 22 23 24 25 26 27',
    '28      ',
  ]);
  expect(weeksOfMonth(day('2026-02-01'))).toHaveLength(4);
  expect(weeksOfMonth(day('2027-05-01'))).toHaveLength(6);
});

test('months later it’s the same day, or the last of a shorter month', () => {
  expect(addMonths(day('2027-01-31'), 1)).toBe('2027-02-28');
  expect(addMonths(day('2027-12-15'), 1)).toBe('2028-01-15');
  expect(addMonths(day('2027-01-15'), -1)).toBe('2026-12-15');
});

test.each([
  ['ArrowLeft', '2027-06-01'],
  ['ArrowRight', '2027-06-03'],
  ['ArrowUp', '2027-05-26'],
  ['ArrowDown', '2027-06-09'],
  ['Home', '2027-05-30'],
  ['End', '2027-06-05'],
  ['PageUp', '2027-05-02'],
  ['PageDown', '2027-07-02'],
  ['a', null],
])('from a Wednesday, %s leads to %s', (key, to) => {
  expect(dayAfterKey(key, day('2027-06-02'))).toBe(to);
});
