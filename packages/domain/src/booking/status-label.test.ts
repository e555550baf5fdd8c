import { expect, test } from 'vitest';
import { isLostToDispute } from '../payment/disputes';
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

test.each([
  ['Paid', { amountCents: 18_900, refundedCents: 0, lostCents: 0 }],
  ['Paid', { amountCents: 18_900, refundedCents: 900, lostCents: 17_999 }],
  ['Lost to a dispute', { amountCents: 18_900, refundedCents: 900, lostCents: 18_000 }],
])('PAY-21 those who sold it read %j', (text, amounts) => {
  expect(paymentStatusLabel('completed', { isLost: isLostToDispute(amounts) }).text).toBe(text);
});

test('a status without a label is shown as it is', () => {
  expect(bookingStatusLabel('archived')).toEqual({ text: 'archived', tone: 'plain' });
  expect(paymentStatusLabel('partial')).toEqual({ text: 'partial', tone: 'plain' });
});

test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('the status %s is shown as it is', (status) => {
  expect(bookingStatusLabel(status)).toEqual({ text: status, tone: 'plain' });
  expect(paymentStatusLabel(status)).toEqual({ text: status, tone: 'plain' });
});
