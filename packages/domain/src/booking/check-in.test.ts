import { expect, test } from 'vitest';
import {
  admission,
  admissionOutcomes,
  checkInOpensAt,
  checkInOutcomes,
  needsConfirmation,
  ticketState,
  ticketStates,
} from './check-in';

test('a valid ticket is admitted, a used one is a duplicate, and a void one is refused', () => {
  expect(ticketStates.map(admission)).toEqual(['admitted', 'duplicate', 'void']);
});

test('a ticket that was never scanned is valid', () => {
  expect(ticketState({ isVoid: false, checkedInAt: null })).toBe('valid');
});

test('a scanned ticket is checked in', () => {
  expect(ticketState({ isVoid: false, checkedInAt: new Date(0) })).toBe('checked_in');
});

test('a void ticket is void, whether or not it was used before', () => {
  expect(ticketState({ isVoid: true, checkedInAt: null })).toBe('void');
  expect(ticketState({ isVoid: true, checkedInAt: new Date(0) })).toBe('void');
});

test('only outcomes for tickets of this event are stored', () => {
  expect(checkInOutcomes.filter((outcome) => !admissionOutcomes.some((stored) => stored === outcome))).toEqual([
    'too_early',
    'unknown',
    'other_event',
    'moved',
  ]);
});

test.each([
  ['valid', '2027-07-01T10:44:59Z', true],
  ['valid', '2027-07-01T10:45:00Z', false],
  ['checked_in', '2027-06-01T00:00:00Z', false],
  ['void', '2027-06-01T00:00:00Z', false],
] as const)('24 hours before the start, a ticket that is %s at %s needs a confirmation: %s', (state, at, needs) => {
  const opensAt = checkInOpensAt(new Date('2027-07-02T10:45:00Z'), 24);
  expect(needsConfirmation(state, { at: new Date(at), opensAt })).toBe(needs);
});
