import { expect, test } from 'vitest';
import { cents } from '../money';
import {
  refusalOfTaken,
  refusalToChange,
  refusalToMoveFrom,
  refusalToMoveParty,
  sentenceOfPayment,
  takenText,
} from './manual-booking';

test.each([
  [0, 'cash', 1],
  [1_000_000, 'card', 1],
  [2_000_000, 'transfer', 2],
  [0, 'free', 2],
  [null, 'cash', 1],
  [null, 'free', 1],
] as const)('an organizer can have taken %j cents, %s, for %i seats', (taken, paidBy, seats) => {
  expect(refusalOfTaken({ taken: taken === null ? null : cents(taken), paidBy, seats })).toBeNull();
});

test.each([
  [1_000_001, 'cash', 1, 'Please enter at most $10,000.00 for 1 seat'],
  [2_000_001, 'invoice', 2, 'Please enter at most $20,000.00 for 2 seats'],
  [1, 'free', 1, 'Free of charge means that you take nothing. Enter 0, or choose how they pay you.'],
] as const)('and not %i cents, %s, for %i seats', (taken, paidBy, seats, sentence) => {
  expect(refusalOfTaken({ taken: cents(taken), paidBy, seats })).toBe(sentence);
});

test.each([
  [8000, 'cash', 'Taken by the organizer: $80.00 in cash'],
  [8000, 'transfer', 'Taken by the organizer: $80.00 by bank transfer'],
  [0, 'invoice', 'Taken by the organizer: $0.00 by invoice'],
  [null, 'card', 'Added by the organizer: Card'],
  [0, 'free', 'Added by the organizer: Free of charge'],
] as const)('%j cents, %s, reads %j', (taken, paidBy, text) => {
  expect(takenText({ taken: taken === null ? null : cents(taken), paidBy })).toBe(text);
});

test('a guest’s email says how they paid the organizer, and never how much', () => {
  expect((['cash', 'card', 'transfer', 'invoice', 'free'] as const).map((means) => sentenceOfPayment(means))).toEqual([
    'Paid to the organizer in cash',
    'Paid to the organizer by card',
    'Paid to the organizer by bank transfer',
    'The organizer invoices you',
    'Free of charge',
  ]);
});

const endsAt = new Date('2026-07-02T18:00:00Z');
const made = { origin: 'manual', status: 'confirmed', endsAt, now: new Date('2026-08-01T17:59:59Z') } as const;

test('a booking that an organizer made can be changed until its guests are forgotten, 30 days after the event', () => {
  expect(refusalToChange(made)).toBeNull();
  expect(refusalToChange({ ...made, now: new Date('2026-08-01T18:00:00Z') })).toContain('30 days ago');
  expect(refusalToChange({ ...made, status: 'cancelled' })).toContain('cancelled');
  expect(refusalToChange({ ...made, origin: 'site' })).toContain('A traveller made this booking');
});

const party = {
  status: 'confirmed',
  isCheckedIn: false,
  startsAt: endsAt,
  moves: 19,
  isWhole: false,
  now: new Date('2026-07-02T17:59:59Z'),
} as const;

test('it moves until its date begins, 20 times, and not with someone who’s checked in', () => {
  expect(refusalToMoveParty(party)).toBeNull();
  expect(refusalToMoveParty({ ...party, now: endsAt })).toContain('already started');
  expect(refusalToMoveParty({ ...party, moves: 20 })).toContain('20 times');
  expect(refusalToMoveParty({ ...party, isCheckedIn: true })).toContain('checked in');
  expect(refusalToMoveParty({ ...party, isWhole: true })).toContain('a whole date');
  expect(refusalToMoveParty({ ...party, status: 'cancelled' })).toContain('isn’t confirmed');
});

test.each([
  ['site', /A traveller/u],
  ['reseller', /A reseller/u],
] as const)('a booking of %s is changed and moved by who made it', (origin, says) => {
  const now = new Date('2027-01-01T00:00:00Z');
  expect(refusalToChange({ origin, status: 'confirmed', endsAt: now, now })).toMatch(says);
  expect(refusalToMoveFrom(origin)).toMatch(says);
});

test.each(['manual', 'imported'] as const)('the organizer changes and moves what was booked as %s', (origin) => {
  const now = new Date('2027-01-01T00:00:00Z');
  expect(refusalToChange({ origin, status: 'confirmed', endsAt: now, now })).toBeNull();
  expect(refusalToMoveFrom(origin)).toBeNull();
});
