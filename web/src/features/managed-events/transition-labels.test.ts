import { possibleTransitions } from '@ascendant/domain/event/lifecycle';
import { expect, test } from 'vitest';
import { consequences } from '../../fields/consequences';
import { sentToReview } from '../../fields/sent-to-review';
import { transitionLabels, transitionToast } from './transition-labels';

const sold = (totalBookings: number, refundable: string, holds = 0) =>
  consequences({ totalBookings, refundable, holds }).join(' ');

test('the prompt says how many bookings end and how much is refunded', () => {
  expect(sold(12, '1440.12')).toBe(
    '12 bookings will be cancelled and $1,440.12 will be refunded to the cards that paid. We’ll email everyone who booked.',
  );
  expect(sold(1, '120.01')).toMatch(/^1 booking will be cancelled and \$120.01 will be refunded/);
});

test('free bookings end without a refund, and an event without bookings says so', () => {
  expect(sold(3, '0.00')).toBe(
    '3 bookings will be cancelled. They were free, so there’s nothing to refund. We’ll email everyone who booked.',
  );
  expect(sold(0, '0.00')).toBe('No one has booked it.');
});

test('the prompt mentions people who are paying at that moment', () => {
  expect(sold(0, '0.00', 1)).toMatch(/Anyone paying right now/);
  expect(sold(2, '10.00', 1)).toMatch(/Anyone paying right now/);
});

test('an admin disables what an organizer cancels', () => {
  expect(
    possibleTransitions('published', 'admin').map((transition) => transitionLabels(transition, 'admin').label),
  ).toEqual(['Unpublish', 'Disable']);
  expect(
    possibleTransitions('published', 'organizer').map((transition) => transitionLabels(transition, 'organizer').label),
  ).toEqual(['Cancel']);
  expect(transitionToast('cancel', 'admin').title).toBe('Event disabled');
  expect(transitionToast('cancel', 'organizer').title).toBe('Event cancelled');
});

test('the toast after Send to Review says how many admins were notified', () => {
  expect(sentToReview(1).description).toMatch(/^We’ve notified 1 admin\./);
  expect(sentToReview(3).description).toMatch(/^We’ve notified 3 admins\./);
});
