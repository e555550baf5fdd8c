import { describe, expect, it } from 'vitest';
import { cents, zeroCents } from '../money';
import { manualFeePosting, manualFeeReturn } from './fees';
import { accountsOfFigure } from './figures';

const charge = { bookingId: 7, organizerId: 3, fee: cents(835), tax: cents(109), taxLines: null };

describe('the fee of a manual booking', () => {
  it('is taken from what the organizer is owed, with its tax', () => {
    expect(manualFeePosting(charge)).toMatchObject({
      key: 'manual_fee:7',
      entries: [
        { account: 'organizer', organizerId: 3, amount: 944 },
        { account: 'fees', amount: -835 },
        { account: 'tax', tax: 'hst:site', amount: -109 },
      ],
    });
  });

  it('is no money of travellers: what they paid stays the sum of the other figures', () => {
    const entries = manualFeePosting(charge)?.entries ?? [];
    const paid = entries.filter(({ account }) => accountsOfFigure.paidByTravellers.includes(account));
    expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('goes back as a whole when the booking is cancelled', () => {
    const entries = manualFeePosting(charge)?.entries ?? [];
    const back = manualFeeReturn(7, entries);
    expect(back.key).toBe('manual_fee_returned:7');
    expect(back.entries.map(({ amount }) => amount)).toEqual([-944, 835, 109]);
  });

  it('posts nothing if there’s none', () => {
    expect(manualFeePosting({ ...charge, fee: zeroCents, tax: zeroCents })).toBeNull();
  });
});
