import { describe, expect, it } from 'vitest';
import { cents } from '../money';
import { differencesOf, type Movement } from './compare';

const move = (source: string, amount: number, currency = 'usd'): Movement => ({
  source,
  amount: cents(amount),
  currency,
});
const none = { notAtProvider: [], notInLedger: [] };

describe('the comparison of the ledger with the provider', () => {
  it('finds nothing if both have the same, in any order', () => {
    const all = [move('pi_1', 100), move('re_1', -40), move('re_1', 40), move('re_1', -40)];
    expect(differencesOf(all, all.toReversed())).toEqual(none);
  });

  it.each([
    ['what the provider lacks', [move('pi_1', 100)], [], { notAtProvider: [move('pi_1', 100)], notInLedger: [] }],
    ['what the ledger lacks', [], [move('re_1', -40)], { notAtProvider: [], notInLedger: [move('re_1', -40)] }],
    [
      'a cent',
      [move('pi_1', 100)],
      [move('pi_1', 101)],
      { notAtProvider: [move('pi_1', 100)], notInLedger: [move('pi_1', 101)] },
    ],
    [
      'another currency',
      [move('pi_1', 100)],
      [move('pi_1', 100, 'cad')],
      { notAtProvider: [move('pi_1', 100)], notInLedger: [move('pi_1', 100, 'cad')] },
    ],
    [
      'what was posted twice',
      [move('re_1', -40), move('re_1', -40)],
      [move('re_1', -40)],
      { notAtProvider: [move('re_1', -40)], notInLedger: [] },
    ],
  ])('finds %s', (_what, ours, theirs, expected) => {
    expect(differencesOf(ours, theirs)).toEqual(expected);
  });

  it('what came and went at the provider is no difference', () => {
    const theirs = [
      { ...move('pi_1', 100), intentId: 'pi_1' },
      { ...move('re_1', -100), intentId: 'pi_1' },
    ];
    expect(differencesOf([], theirs)).toEqual(none);
    expect(differencesOf([], theirs.slice(0, 1)).notInLedger).toHaveLength(1);
  });
});
