import { expect, test } from 'vitest';
import { admission, admissionOutcomes, checkInOutcomes, ticketState, ticketStates } from './check-in';

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
    'unknown',
    'other_event',
  ]);
});
