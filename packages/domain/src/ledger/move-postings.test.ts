import { expect, it } from 'vitest';
import { balanceOf } from './accounts';
import { movePostings } from './move-postings';
import { duePostings } from './sale';
import { refund, sale } from './test-facts';

const history = { sale, refunds: [], disputes: [], posted: [] };

it('what organizer, site and tax have leaves one date and comes to the other, and nothing else moves', () => {
  const posted = duePostings(history);
  const moved = movePostings(posted, 4);
  const into = moved?.into.entries ?? [];
  expect(into.map(({ account, amount }) => [account, amount])).toEqual([
    ['organizer', -10_000],
    ['fees', -620],
    ['tax', -1381],
    ['moved', 12_001],
  ]);
  expect(moved?.out.entries.map(({ amount }) => amount)).toEqual(into.map(({ amount }) => -amount));
  expect([moved?.out.key, moved?.into.key]).toEqual(['moved_out:4', 'moved_in:4']);
});

it('after a partial refund, only what’s left moves, and the rest is refunded in the same shares as without a move', () => {
  const refunds = [refund(1, 5000)];
  const before = duePostings({ ...history, refunds });
  const moved = movePostings(before, 4);
  const posted = [...before, ...(moved ? [moved.out, moved.into] : [])];
  expect(balanceOf(posted, 'moved')).toBe(0);
  const more = [...refunds, refund(2, 3000)];
  expect(duePostings({ ...history, refunds: more, posted })).toEqual(
    duePostings({ ...history, refunds: more, posted: before }),
  );
});

it('a payment that went back whole has nothing to move', () => {
  expect(movePostings(duePostings({ ...history, refunds: [refund(1, 12_001)] }), 4)).toBeNull();
});
