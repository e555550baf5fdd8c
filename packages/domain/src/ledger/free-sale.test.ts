import { describe, expect, it } from 'vitest';
import { cents } from '../money';
import { freeSalePosting, type FreeSale } from './free-sale';

const sale: FreeSale = {
  bookingId: 9,
  organizerId: 3,
  isConfirmed: true,
  adultPrice: cents(5000),
  childPrice: cents(3000),
  attendees: [{ isChild: false }, { isChild: false }, { isChild: true }],
  cancelledPositions: [],
  posted: { count: 0, amount: cents(0) },
};
const before = { count: 1, amount: cents(13_000) };

describe('a booking that a code of the site made free', () => {
  it('gives its organizer the price of the tickets, which the site pays', () => {
    expect(freeSalePosting(sale)).toEqual({
      key: 'discount:9:1',
      cause: 'discount',
      refundId: null,
      disputeId: null,
      occurredAt: null,
      entries: [
        { account: 'discounts', organizerId: null, tax: null, amount: 13_000 },
        { account: 'organizer', organizerId: 3, tax: null, amount: -13_000 },
      ],
    });
  });

  it('posts once', () => {
    expect(freeSalePosting({ ...sale, posted: before })).toBeNull();
  });

  it('gives back the price of each person who’s cancelled', () => {
    const posting = freeSalePosting({ ...sale, cancelledPositions: [2], posted: before });
    expect(posting?.key).toBe('discount:9:2');
    expect(posting?.entries.map(({ amount }) => amount)).toEqual([-3000, 3000]);
  });

  it('gives everything back when it’s cancelled', () => {
    const posting = freeSalePosting({ ...sale, isConfirmed: false, posted: { count: 2, amount: cents(10_000) } });
    expect(posting?.entries.map(({ amount }) => amount)).toEqual([-10_000, 10_000]);
    expect(freeSalePosting({ ...sale, isConfirmed: false })).toBeNull();
  });
});
