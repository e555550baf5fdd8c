import { toWireNumber } from '@ascendant/contract/money';
import { expect, test } from 'vitest';
import { buildPendingBooking } from '../test/build-pending-booking';
import { twoAdults } from '../test/prices';
import { clearBookingStorage, copyKey, keepBookingsOf, paymentIntentIdKey, pendingBookingKey } from './booking-keys';
import { readPaymentIntentId, storePaymentIntentId } from './payment-intent-id';
import { parsePendingBooking, readPendingBooking, storeHeldBooking, storePendingBooking } from './pending-booking';

const madeAt = new Date('2099-01-02T10:00:00.000Z');
const booking = buildPendingBooking({ bookingDate: madeAt.toISOString() });
const later = (hours: number) => new Date(madeAt.getTime() + hours * 3_600_000);

test('a stored booking is read back unchanged, with its amounts stored in dollars', () => {
  storePendingBooking(booking);
  expect(JSON.parse(localStorage.getItem(pendingBookingKey) ?? '')).toMatchObject({
    eventId: 7,
    adultPrice: 544,
    subtotal: 1088,
    bookingFee: toWireNumber(twoAdults.bookingFee),
    totalAmount: toWireNumber(twoAdults.totalBeforeTax),
    agreementAccepted: true,
  });
  expect(readPendingBooking(later(1))).toEqual({ kind: 'found', booking });
});

test('reading without a stored booking finds none', () => {
  expect(readPendingBooking(madeAt)).toEqual({ kind: 'none' });
});

test.each([
  ['broken JSON', '{'],
  ['something else', '{"eventId":7}'],
  ['a list', '[]'],
  ['null', 'null'],
  ['an unaccepted agreement', stored({ agreementAccepted: false })],
  ['no attendees', stored({ attendees: [] })],
  ['21 attendees', stored({ attendees: Array.from({ length: 21 }, () => booking.attendees[0]) })],
  ['an id that is text', stored({ eventId: '7; drop table' })],
  ['a negative amount', stored({ totalAmount: -1 })],
  ['an amount in text that is none', stored({ totalAmount: '1e9' })],
  ['a title of 401 characters', stored({ eventTitle: 'x'.repeat(401) })],
])('%s is invalid booking data', (_what, json) => {
  expect(parsePendingBooking(json)).toEqual({ kind: 'invalid' });
});

test('amounts may be strings with two decimals', () => {
  const found = parsePendingBooking(stored({ totalAmount: '1136.68' }));
  expect(found.kind === 'found' && found.booking.totalAmount).toBe(113_668);
});

test('a booking stays for the person who began it, and is cleared with its payment when someone else signs in', () => {
  storeHeldBooking(41, booking);
  storePaymentIntentId('pi_1');
  keepBookingsOf(booking.userId);
  expect(readPendingBooking(later(1), 41)).toEqual({ kind: 'found', booking });
  expect(readPaymentIntentId()).toBe('pi_1');
  keepBookingsOf(booking.userId + 1);
  expect(readPendingBooking(later(1)).kind).toBe('none');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('another tab’s booking of someone else is cleared too, and one’s own stays', () => {
  storeHeldBooking(41, booking);
  storeHeldBooking(42, buildPendingBooking({ bookingDate: madeAt.toISOString(), userId: booking.userId + 1 }));
  keepBookingsOf(booking.userId + 1);
  expect(localStorage.getItem(copyKey(41))).toBeNull();
  expect(readPendingBooking(later(1), 42).kind).toBe('found');
});

test('a booking and its payment are cleared after a day', () => {
  storePendingBooking(booking);
  storePaymentIntentId('pi_1');
  expect(readPendingBooking(later(23.99)).kind).toBe('found');
  expect(readPendingBooking(later(24)).kind).toBe('none');
  expect(localStorage.getItem(pendingBookingKey)).toBeNull();
  expect(localStorage.getItem(paymentIntentIdKey)).toBeNull();
});

test('clearing removes both booking and payment', () => {
  storePendingBooking(booking);
  storePaymentIntentId('pi_1');
  clearBookingStorage();
  expect(localStorage).toHaveLength(0);
});

function stored(changes: Record<string, unknown>): string {
  storePendingBooking(booking);
  const json = { ...JSON.parse(localStorage.getItem(pendingBookingKey) ?? ''), ...changes };
  localStorage.clear();
  return JSON.stringify(json);
}
