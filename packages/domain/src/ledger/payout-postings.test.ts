import { expect, it } from 'vitest';
import { cents } from '../money';
import { balanceOf, type LedgerAccount, type Posting } from './accounts';
import { adjustmentPosting, reversalPosting, taxAssignedPosting, transferPosting } from './payout-postings';

const payout = { id: 4, organizerId: 3, amount: cents(8000), movedAt: null };

/** Balances of an organizer's account. */
function ofOrganizer(posting: Posting, account: LedgerAccount): number {
  const own = posting.entries.filter(({ organizerId }) => organizerId === payout.organizerId);
  return balanceOf([{ ...posting, entries: own }], account);
}

it('a transfer takes from what the provider has, and is paid out to the organizer', () => {
  const posting = transferPosting(payout);
  expect(balanceOf([posting], 'provider')).toBe(-8000);
  expect(ofOrganizer(posting, 'paid_out')).toBe(8000);
});

it('a reversal gives it back', () => {
  const posting = reversalPosting(payout);
  expect(balanceOf([posting], 'provider')).toBe(8000);
  expect(ofOrganizer(posting, 'paid_out')).toBe(-8000);
});

it.each([8000, -8000])('an adjustment of %i changes what we owe the organizer by as much', (amount) => {
  const posting = adjustmentPosting({ ...payout, amount: cents(amount) });
  // What we owe is negative.
  expect(ofOrganizer(posting, 'organizer')).toBe(-amount);
  expect(balanceOf([posting], 'adjustments')).toBe(amount);
});

it('a tax that named no one is the organizer’s afterwards, and remains as much', () => {
  const posting = taxAssignedPosting({
    eventId: 9,
    organizerId: 3,
    tax: 'hst-on:organizer',
    amount: cents(-1300),
    count: 0,
  });
  expect(balanceOf([posting], 'tax')).toBe(0);
  expect(ofOrganizer(posting, 'tax')).toBe(-1300);
});

it('the same tax of an event can be assigned again, under another key', () => {
  const again = { eventId: 9, organizerId: 3, tax: 'hst-on:organizer', amount: cents(-1300) } as const;
  const keys = [0, 1].map((count) => taxAssignedPosting({ ...again, count }).key);
  expect(new Set(keys).size).toBe(2);
});
