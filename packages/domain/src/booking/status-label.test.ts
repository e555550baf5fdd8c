import { expect, test } from 'vitest';
import { bookingPaymentStatuses, bookingStatuses } from './lifecycle';
import { bookingStatusLabel, paymentStatusLabel } from './status-label';

test('a booking is Pending in yellow, Confirmed in green or Cancelled in red', () => {
  expect(bookingStatuses.map(bookingStatusLabel)).toEqual([
    { text: 'Pending', tone: 'fair' },
    { text: 'Confirmed', tone: 'good' },
    { text: 'Cancelled', tone: 'poor' },
  ]);
});

test('every payment status has its own label', () => {
  const labels = bookingPaymentStatuses.map((status) => paymentStatusLabel(status).text);
  expect(new Set(labels).size).toBe(bookingPaymentStatuses.length);
  expect(labels.slice(0, 3)).toEqual(['Pending Payment', 'Paid', 'Payment Failed']);
});

test('a status without a label is shown as it is', () => {
  expect(bookingStatusLabel('archived')).toEqual({ text: 'archived', tone: 'plain' });
  expect(paymentStatusLabel('partial')).toEqual({ text: 'partial', tone: 'plain' });
});

test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('the status %s is shown as it is', (status) => {
  expect(bookingStatusLabel(status)).toEqual({ text: status, tone: 'plain' });
  expect(paymentStatusLabel(status)).toEqual({ text: status, tone: 'plain' });
});
