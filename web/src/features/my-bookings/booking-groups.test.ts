import { expect, test } from 'vitest';
import { buildBooking } from '../../test/build-booking';
import { firstOfGroups, groupBookings } from './booking-groups';

const { event } = buildBooking();
const on = (startDate: string, startTime = '09:00') => ({ ...event, startDate, startTime });
const before = (startDate: string) => ({ ...on(startDate), endsAt: `${startDate}T23:00:00.000Z` });

const groups = groupBookings([
  buildBooking({ id: 1, event: on('2098-03-02', '14:00') }),
  buildBooking({ id: 2, event: before('2019-05-01') }),
  buildBooking({ id: 3, status: 'cancelled', event: on('2098-01-01') }),
  buildBooking({ id: 4, event: on('2098-03-02') }),
  buildBooking({ id: 5, event: before('2020-05-01') }),
  buildBooking({ id: 6, status: 'cancelled', event: on('2097-01-01') }),
]);
const idsIn = (some: ReturnType<typeof groupBookings>) =>
  Object.fromEntries(some.map(({ title, bookings }) => [title, bookings.map(({ id }) => id)]));

test('the next trip comes first, the latest past one first, and cancelled bookings as they were made', () => {
  expect(idsIn(groups)).toEqual({ Upcoming: [4, 1], Past: [5, 2], Cancelled: [3, 6] });
});

test('a page is the first bookings of all groups, without empty ones', () => {
  expect(idsIn(firstOfGroups(groups, 3))).toEqual({ Upcoming: [4, 1], Past: [5] });
  expect(idsIn(firstOfGroups(groups, 4))).toEqual({ Upcoming: [4, 1], Past: [5, 2] });
  expect(firstOfGroups(groups, 6)).toEqual(groups);
});
