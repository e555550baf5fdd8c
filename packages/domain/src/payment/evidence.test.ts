import { describe, expect, it } from 'vitest';
import {
  cutEvidence,
  evidencePartMaxLength,
  evidenceRefusal,
  evidenceReminder,
  takesEvidence,
  wholeEvidence,
} from './evidence';

const now = new Date('2026-11-26T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const dispute = {
  status: 'needs_response' as const,
  evidenceDueAt: inHours(100) as Date | null,
  evidenceAskedAt: null as Date | null,
  evidenceError: null as string | null,
};

describe('PAY-25 evidence can be sent', () => {
  it.each([
    ['while the bank asks for it', {}, true],
    ['for an inquiry', { status: 'inquiry' as const }, true],
    ['without a deadline', { evidenceDueAt: null }, true],
    ['a moment before the deadline', { evidenceDueAt: new Date(now.getTime() + 1) }, true],
    ['not at the deadline', { evidenceDueAt: now }, false],
    ['not while the bank decides', { status: 'under_review' as const }, false],
    ['not once it’s lost', { status: 'lost' as const }, false],
    ['not twice', { evidenceAskedAt: inHours(-1) }, false],
    ['again if the provider refused it', { evidenceAskedAt: inHours(-1), evidenceError: 'refused' }, true],
  ])('%s', (_when, change, expected) => {
    expect(takesEvidence({ ...dispute, ...change }, now)).toBe(expected);
  });
});

describe('PAY-25 the reason why evidence can’t be sent is said: ', () => {
  it.each([
    ['it was sent', { status: 'under_review' as const, evidenceAskedAt: inHours(-1) }, /already been sent/],
    ['it was sent and lost', { status: 'lost' as const, evidenceAskedAt: inHours(-1) }, /already been sent/],
    ['the dispute is over', { status: 'won' as const }, /is over/],
    ['the inquiry is over', { status: 'closed' as const }, /is over/],
    ['the bank is deciding', { status: 'under_review' as const }, /already deciding/],
    ['the deadline has passed', { evidenceDueAt: now }, /deadline .+ has passed/],
  ])('%s', (_why, change, expected) => {
    expect(evidenceRefusal({ ...dispute, ...change }, now)).toMatch(expected);
  });
});

describe('PAY-25 admins are reminded', () => {
  it.each([
    [73, null],
    [72, 'first'],
    [25, 'first'],
    [24, 'last'],
    [0.01, 'last'],
    [0, null],
    [-1, null],
  ])('%s hours before the deadline: %s', (hours, expected) => {
    expect(evidenceReminder({ ...dispute, evidenceDueAt: inHours(hours) }, now)).toBe(expected);
  });

  it('not after evidence was sent, and not without a deadline', () => {
    expect(evidenceReminder({ ...dispute, evidenceDueAt: inHours(5), evidenceAskedAt: now }, now)).toBeNull();
    expect(evidenceReminder({ ...dispute, evidenceDueAt: null }, now)).toBeNull();
  });
});

it('a part of evidence that’s too long for the provider is cut, and says so', () => {
  const longest = 'x'.repeat(evidencePartMaxLength);
  expect(cutEvidence(longest)).toBe(longest);
  const cut = cutEvidence(`${longest}x`);
  expect(cut).toHaveLength(evidencePartMaxLength);
  expect(cut).toMatch(/\(shortened\)$/);
});

it('evidence that was sent before it had all parts has empty ones instead', () => {
  expect(wholeEvidence({ sale: 'Booking ASC-1', note: 'They came.' })).toEqual({
    sale: 'Booking ASC-1',
    money: '',
    policy: '',
    use: '',
    contact: '',
    messages: '',
    note: 'They came.',
  });
});
