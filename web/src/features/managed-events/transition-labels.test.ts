import { expect, test } from 'vitest';
import { possibleTransitions } from '@ascendant/domain/event/lifecycle';
import { consequences, transitionToast, transitionLabels, sentToReview } from './transition-labels';

const sold = (totalBookings: number, refundable: string, holds = 0) =>
  consequences({ totalBookings, refundable, holds }).join(' ');

test('the prompt says how many bookings end and how much money goes back', () => {
  expect(sold(12, '1440.12')).toBe(
    '12 bookings are cancelled, and $1,440.12 goes back to the cards it came from. Everybody gets an e-mail.',
  );
  expect(sold(1, '120.01')).toMatch(/^1 booking is cancelled, and \$120.01 goes back/);
});

test('free bookings end without money, and an event nobody booked without anything', () => {
  expect(sold(3, '0.00')).toBe(
    '3 bookings are cancelled. They cost nothing, so nothing goes back. Everybody gets an e-mail.',
  );
  expect(sold(0, '0.00')).toBe('Nobody has booked it.');
});

test('whoever is paying at that moment is not forgotten', () => {
  expect(sold(0, '0.00', 1)).toMatch(/Whoever is paying right now/);
  expect(sold(2, '10.00', 1)).toMatch(/Whoever is paying right now/);
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

test('who sends to review hears how many were asked', () => {
  expect(sentToReview(1).description).toMatch(/^1 admin got/);
  expect(sentToReview(3).description).toMatch(/^3 admins got/);
});
