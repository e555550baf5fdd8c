import { describe, expect, it } from 'vitest';
import { cents } from '../money';
import type { PayoutConnection } from './accounts';
import { canStartOver, holdOf, nextPayoutStep, overpaid, payableNow, takenFrom, type PayoutBalance } from './plan';

const balanceOf = (given: Partial<Record<keyof PayoutBalance, number>>): PayoutBalance => ({
  earned: cents(given.earned ?? 0),
  disputed: cents(given.disputed ?? 0),
  unmadeRefunds: cents(given.unmadeRefunds ?? 0),
  paidOut: cents(given.paidOut ?? 0),
  transferring: cents(given.transferring ?? 0),
  reversing: cents(given.reversing ?? 0),
});

describe('what an organizer is paid', () => {
  it.each<[sentence: string, balance: Partial<Record<keyof PayoutBalance, number>>, step: string]>([
    ['what they earned', { earned: 35_000 }, 'transfer 35000'],
    ['a single cent', { earned: 1 }, 'transfer 1'],
    ['nothing if nothing is left', { earned: 35_000, paidOut: 35_000 }, 'nothing'],
    ['what came since', { earned: 35_001, paidOut: 35_000 }, 'transfer 1'],
    ['nothing that’s on its way already', { earned: 35_000, transferring: 35_000 }, 'nothing'],
    ['nothing that banks are deciding about', { earned: 35_000, disputed: 10_000, paidOut: 25_000 }, 'nothing'],
    ['and nothing is taken back while they decide', { earned: 35_000, disputed: 10_000, paidOut: 35_000 }, 'nothing'],
    ['what went back is taken back', { earned: 25_000, paidOut: 35_000 }, 'reverse 10000'],
    ['but not before the refund is made', { earned: 25_000, unmadeRefunds: 10_000, paidOut: 35_000 }, 'nothing'],
    ['and not twice', { earned: 25_000, paidOut: 35_000, reversing: 10_000 }, 'nothing'],
    ['what couldn’t be taken back lowers the next', { earned: 38_000, paidOut: 35_000 }, 'transfer 3000'],
  ])('%s', (_sentence, given, step) => {
    const next = nextPayoutStep(balanceOf(given));
    expect(next === null ? 'nothing' : `${next.kind} ${next.amount}`).toBe(step);
  });

  it.each<[PayoutConnection, Partial<Record<keyof PayoutBalance, number>>, boolean]>([
    ['none', {}, false],
    ['active', {}, true],
    ['active', { earned: 35_000, paidOut: 35_000 }, true],
    ['active', { earned: 35_001, paidOut: 35_000 }, false],
    ['active', { earned: 34_999, paidOut: 35_000 }, false],
    ['restricted', { earned: 35_000, transferring: 35_000 }, false],
    ['active', { paidOut: 1, reversing: 1 }, false],
    ['lost', { earned: 35_000 }, true],
    ['lost', { earned: 35_000, transferring: 35_000 }, false],
  ])('with an account that’s %s, another can take its place: %j, %s', (connection, given, can) => {
    expect(canStartOver(connection, balanceOf(given))).toBe(can);
  });

  it('is negative once too much was paid', () => {
    const balance = balanceOf({ earned: 25_000, paidOut: 35_000 });
    expect(payableNow(balance)).toBe(-10_000);
    expect(overpaid(balance)).toBe(10_000);
  });
});

describe('what’s taken back comes from the latest transfers', () => {
  const transfers = [
    { id: 9, left: cents(3000) },
    { id: 8, left: cents(0) },
    { id: 7, left: cents(5000) },
  ];

  it.each([
    [2999, [[9, 2999]]],
    [3000, [[9, 3000]]],
    [
      3001,
      [
        [9, 3000],
        [7, 1],
      ],
    ],
    [
      9000,
      [
        [9, 3000],
        [7, 5000],
      ],
    ],
  ])('%i cents', (amount, parts) => {
    expect(takenFrom(transfers, cents(amount)).map((part) => [part.transferId, part.amount])).toEqual(parts);
  });
});

describe('payouts are held back', () => {
  it('without an account that can be paid, and while the organizer is disabled', () => {
    expect(holdOf('active', false)).toBeNull();
    expect(holdOf('active', true)).toBe('disabled');
    for (const connection of ['none', 'onboarding', 'verifying', 'restricted'] as const)
      expect(holdOf(connection, false)).toBe(connection);
  });
});
